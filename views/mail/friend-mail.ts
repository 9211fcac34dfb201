import type { TFunction } from 'i18next';
import type { MailAbout, MailSite } from './lead-mail.ts';
import type { StrangerWords } from './stranger-mail.ts';

/** The mail by which a visitor recommends a property or a project. */
export interface FriendMail {
  about: MailAbout;
  /** On the plate: the number of the property or project. */
  reference: string;
}

/** It does not name the visitor: a name is a text of one's own. */
export function friendWords(
  { about, reference }: FriendMail,
  site: MailSite,
  t: TFunction,
): StrangerWords {
  const host = new URL(site.url).host;
  return {
    subject: `${t('friend.mail.subject')} · ${site.name}`,
    kind: t('friend.mail.kind'),
    reference,
    title: t('friend.mail.subject'),
    paragraphs: [t('friend.mail.text', { site: host })],
    about,
    buttons: [{ text: t('friend.mail.view'), href: about.url }],
    why: t('friend.mail.why', { site: host }),
  };
}
