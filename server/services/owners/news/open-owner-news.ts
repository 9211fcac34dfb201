import type { MailOf } from '../../leads/create-leads.ts';
import type { StrangerMail } from '../../mail/strangers/stranger-mail.ts';
import { NewsLinks } from './news-links.ts';
import { newsMails } from './news-mails.ts';
import type { OwnerNewsStore } from './owner-news-store.ts';

interface Options {
  store: OwnerNewsStore;
  /** The session secret. */
  secret: string;
  /** The site that the mails are written for. */
  source: Parameters<typeof newsMails>[0]['source'];
}

export interface OpenedOwnerNews {
  store: OwnerNewsStore;
  links: NewsLinks;
  /** The mails of messages in the leads' queue, by the name in place of a form's. */
  mails: Readonly<Record<string, MailOf<StrangerMail>>>;
}

/** News of owners' homes with its links and mails. */
export function openOwnerNews({ store, secret, source }: Options): OpenedOwnerNews {
  const links = new NewsLinks(secret);
  return { store, links, mails: newsMails({ source, store, links }) };
}
