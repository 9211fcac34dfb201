import { friendMailContent } from '../../views/mail/friend-mail.ts';
import type { LeasedDelivery } from '../leads/lead-store.ts';
import { mailBodies } from '../mail/lead-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { PageSource } from '../routes/page-source.ts';
import { readFriendMessage } from './friend-message.ts';

/** The mail to whom a visitor told of a property or a project; an answer goes to the agency. */
export function friendMail(source: PageSource, { lead }: LeasedDelivery): Mail {
  const { locale, sender, email, id, about } = readFriendMessage(lead.content);
  const content = { sender, about, reference: String(id) };
  return {
    id: lead.id,
    to: email,
    ...mailBodies(source, locale, (site, t) => friendMailContent(content, site, t)),
  };
}
