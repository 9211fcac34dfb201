import { friendWords } from '../../../../views/mail/friend-mail.ts';
import { localeOf, urlIn } from '../../mail/mail-locale.ts';
import type { LeasedDelivery } from '../model/lead-store.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import { type StrangerMail, strangerMail } from '../../mail/strangers/stranger-mail.ts';
import { readFriendMessage } from './friend-message.ts';

/** The mail by which a visitor recommends a property or a project; a reply goes to the agency. */
export function friendMail(
  source: MailSource,
  { lead }: Pick<LeasedDelivery, 'lead'>,
): StrangerMail {
  const { locale: language, email, id, about } = readFriendMessage(lead.content);
  const locale = localeOf(source, language);
  const shown = { ...about, url: urlIn(locale, about.url) };
  return strangerMail(source, { id: lead.id, to: email, locale }, (site, t) =>
    friendWords({ about: shown, reference: String(id) }, site, t),
  );
}
