import type { TFunction } from 'i18next';
import type { MailAbout, MailSite } from './lead-mail.ts';
import type { MailContent } from './mail-content.ts';
import { visitorLine } from './mail-words.ts';

/** The contents of the mail by which a visitor recommends a property or a project. */
export interface FriendMail {
  /** Name of the visitor: the only text in the mail that comes from them. */
  sender: string;
  about: MailAbout;
  /** On the plate: the number of the property or project. */
  reference: string;
}

/** All text is the site's own except the visitor's name, which is not passed to `t`. */
export function friendMailContent(
  { sender, about, reference }: FriendMail,
  site: MailSite,
  t: TFunction,
): MailContent {
  const name = visitorLine(sender);
  const title = `${name} ${t('friend.mail.subject')}`;
  return {
    subject: title,
    title,
    kind: t('friend.mail.kind'),
    reference,
    paragraphs: [`${name} ${t('friend.mail.text')}`],
    about,
    tableTitle: '',
    rows: [],
    button: { text: t('friend.mail.view'), href: about.url },
    contact: undefined,
    foot: [t('friend.mail.why', { site: new URL(site.url).host }), ...site.legal],
  };
}
