import type { SavedSearchStore } from './saved-search-store.ts';
import { searchMails } from './search-mails.ts';
import type { SearchSource } from './search-words.ts';
import { SubscriptionLinks } from './subscription-links.ts';

interface Options {
  store: SavedSearchStore;
  /** The session secret. */
  secret: string;
  /** The site that the mails are written for. */
  source: SearchSource;
}

export interface Alerts {
  store: SavedSearchStore;
  links: SubscriptionLinks;
  /** The mails of messages in the leads' queue, by the name in place of a form's. */
  mails: ReturnType<typeof searchMails>;
}

/** Saved searches with their links and mails. */
export function openAlerts({ store, secret, source }: Options): Alerts {
  const links = new SubscriptionLinks(secret);
  return { store, links, mails: searchMails({ source, store, links }) };
}
