import type { Mail, MailAttachment } from './mail.ts';

export interface Sender {
  name: string;
  address: string;
}

/**
 * The message as nodemailer takes it. Addresses are objects, which it does not parse: so a name
 * with a comma does not become a second recipient. It encodes headers, so that a line break in one
 * stays in it.
 */
export function messageOf(mail: Mail, from: Sender) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && {
      replyTo: { name: mail.replyName ?? '', address: mail.replyTo },
    }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ...(mail.attachments && { attachments: mail.attachments.map(attachmentOf) }),
    ...(mail.calendar && {
      icalEvent: {
        method: mail.calendar.method,
        filename: mail.calendar.fileName,
        content: mail.calendar.content,
      },
    }),
    messageId: `<${mail.id}@${domain}>`,
    // Out-of-office answers would reach the agency's mailbox.
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058, section 3.1: together with the URL of List-Unsubscribe.
      ...(mail.unsubscribe !== undefined && {
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(mail.unsubscribe !== undefined && { list: { unsubscribe: { url: mail.unsubscribe } } }),
    // Nothing is fetched or read: all contents are text.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function attachmentOf({ fileName, type, content }: MailAttachment) {
  return { filename: fileName, contentType: type, content };
}
