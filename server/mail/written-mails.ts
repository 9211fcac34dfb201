import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { namesIn } from '../files/names-in.ts';

/** A message that was written as a file instead of being sent. */
export interface WrittenMail {
  /** The file's name without `.eml`. */
  name: string;
  subject: string;
  /** E-mail addresses, by the name of the header. */
  addresses: Readonly<Record<'from' | 'to' | 'reply-to', string>>;
  html: string;
  text: string;
}

/** No name begins with a dot or has a slash: none leads out of the folder. */
const NAME = /^\w[\w.-]{0,199}$/;
const SUFFIX = '.eml';

/** Names of the messages in a folder, the newest first; none if there is no folder. */
export async function writtenMails(dir: string, limit: number): Promise<string[]> {
  const files = (await namesIn(dir)).filter((file) => file.endsWith(SUFFIX));
  const dated = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(path.join(dir, file))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.at - a.at).slice(0, limit);
  return newest.map(({ file }) => file.slice(0, -SUFFIX.length));
}

/** The message of a name; undefined if there is none. */
export async function writtenMail(dir: string, name: string): Promise<WrittenMail | undefined> {
  const files = NAME.test(name) ? await namesIn(dir) : [];
  if (!files.includes(name + SUFFIX)) return undefined;
  const mail = await PostalMime.parse(await readFile(path.join(dir, name + SUFFIX)));
  return {
    name,
    subject: mail.subject ?? '',
    addresses: {
      from: addressText(mail.from === undefined ? [] : [mail.from]),
      to: addressText(mail.to),
      'reply-to': addressText(mail.replyTo),
    },
    html: mail.html ?? '',
    text: mail.text ?? '',
  };
}

function addressText(addresses: readonly Address[] = []): string {
  return addresses.map(({ address = '' }) => address).join(', ');
}
