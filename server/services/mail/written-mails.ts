import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { namesIn } from '../../platform/files/names-in.ts';

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

/**
 * A name with a leading dot or a slash is invalid, so that none refers to a file outside the
 * folder.
 */
const NAME = /^\w[\w.-]{0,199}$/;
const SUFFIX = '.eml';

/** Where a site without SMTP_URL writes its messages. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

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

/** Erases the messages about these leads: a name begins with the id of its lead. */
export async function eraseWrittenMails(dir: string, ids: ReadonlySet<string>): Promise<number> {
  const names = await namesIn(dir);
  const erased = names.filter((name) => [...ids].some((id) => name.startsWith(id)));
  for (const name of erased) await rm(path.join(dir, name));
  return erased.length;
}

function addressText(addresses: readonly Address[] = []): string {
  return addresses.map(({ address = '' }) => address).join(', ');
}
