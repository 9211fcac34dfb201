import { friendMailContent } from '../../../../views/mail/friend-mail.ts';
import { localeOf, urlIn } from '../../mail/mail-locale.ts';
import type { LeasedDelivery } from '../model/lead-store.ts';
import { mailBodies } from '../../mail/lead-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import { readFriendMessage } from './friend-message.ts';

/** The mail by which a visitor recommends a property or a project; a reply goes to the agency. */
export function friendMail(source: MailSource, { lead }: LeasedDelivery): Mail {
  const { locale: language, sender, email, id, about } = readFriendMessage(lead.content);
  const locale = localeOf(source, language);
  const shown = { ...about, url: urlIn(locale, about.url) };
  const content = { sender, about: shown, reference: String(id) };
  return {
    id: lead.id,
    to: email,
    ...mailBodies(source, locale, (site, t) => friendMailContent(content, site, t)),
  };
}
