import type { LeadStore } from './lead-store.ts';
import type { KnownProfiles } from './known-profiles.ts';
import type { LeadCookie } from './lead-cookie.ts';
import type { FormProofs } from './spam/form-proofs.ts';
import type { SpamFilter } from './spam/spam-filter.ts';

/** What the routes of forms need of the leads. */
export interface Leads {
  store: Pick<LeadStore, 'accept' | 'find'>;
  /** Names what this browser has sent. */
  cookie: LeadCookie;
  profiles: KnownProfiles;
  proofs: Pick<FormProofs, 'issue'>;
  spam: Pick<SpamFilter, 'judge'>;
  /** Lets the worker deliver what was stored; does not wait for it. */
  wake: () => void;
}
