import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { unfinishedName } from '../../platform/files/unfinished-files.ts';
import type { Mailer } from './mail.ts';
import { messageOf, type Sender } from './message.ts';

/**
 * Writes messages as `.eml` files instead of sending them: a site without SMTP_URL. A message that
 * is sent again replaces its file.
 */
export function fileMailer(dir: string, sender: () => Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, sender()));
      await makeFolder(dir, 0o700);
      const file = path.join(dir, `${mail.id}.eml`);
      const unfinished = unfinishedName(file);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, file);
    },
  };
}
