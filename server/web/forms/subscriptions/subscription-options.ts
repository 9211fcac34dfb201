import type { SavedSearchStore } from '../../../services/alerts/saved-search-store.ts';
import type { SubscriptionLinks } from '../../../services/alerts/subscription-links.ts';
import type { Leads } from '../../../services/leads/leads.ts';
import type { RateLimits } from '../../../services/limits/rate-limits.ts';
import type { Log } from '../../../platform/log.ts';

/** What the routes of saved searches use. */
export interface SubscriptionOptions {
  searches: { store: SavedSearchStore; links: SubscriptionLinks };
  leads: Pick<Leads, 'proofs' | 'strangers' | 'wake' | 'refused'>;
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}
