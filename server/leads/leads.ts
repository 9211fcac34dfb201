import type { LeadStore } from './lead-store.ts';
import type { SentCookie } from './sent-cookie.ts';

/** What the routes of forms need of the leads. */
export interface Leads {
  store: Pick<LeadStore, 'accept' | 'find'>;
  cookie: SentCookie;
  /** Lets the worker deliver what was stored; does not wait for it. */
  wake: () => void;
}
