import type { TFunction } from 'i18next';
import type { Locale } from '../../../../views/domain/locale.ts';
import { strangerContent, type StrangerWords } from '../../../../views/mail/stranger-mail.ts';
import type { MailSite } from '../../../../views/mail/lead-mail.ts';
import { mailBodies } from '../lead-mail.ts';
import type { MailSource } from '../mail-source.ts';
import type { Mail } from '../mail.ts';

declare const madeHere: unique symbol;

/**
 * A mail to an address that somebody typed, and which may be a stranger's. It is made by
 * {@link strangerMail} alone, of words that the site, its catalogue and its CRM have: nothing that
 * was typed into a form is in it, so that nobody can send their own words through the site. What
 * was typed is shown by a signed link (server/services/leads/model/lead-links.ts). How many are sent:
 * {@link StrangerLimits}.
 */
export type StrangerMail = Mail & { readonly [madeHere]: true };

interface Envelope extends Pick<Mail, 'id' | 'to' | 'attachments' | 'calendar' | 'unsubscribe'> {
  locale: Locale;
  /** An address of the agency; the sender without it. */
  replyTo?: string | undefined;
}

/** @param words of the mail in its language; none of them typed by a visitor. */
export function strangerMail(
  source: MailSource,
  { locale, ...envelope }: Envelope,
  words: (site: MailSite, t: TFunction) => StrangerWords,
): StrangerMail {
  const contentOf = (site: MailSite, t: TFunction) => strangerContent(words(site, t), site, t);
  const mail: Mail = { ...envelope, ...mailBodies(source, locale, contentOf) };
  return mail as StrangerMail;
}
