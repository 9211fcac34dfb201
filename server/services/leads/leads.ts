import type { LeadStore } from './model/lead-store.ts';
import type { KnownProfiles } from './known-profiles.ts';
import type { LeadCookie } from './lead-cookie.ts';
import type { RefusedLeads } from './refused-leads.ts';
import type { FormProofs } from './spam/form-proofs.ts';
import type { SpamFilter } from './spam/spam-filter.ts';

/** The leads as the routes of forms use them. */
export interface Leads {
  store: Pick<LeadStore, 'accept' | 'find'>;
  /** Cookies with the leads that this browser has sent. */
  cookie: LeadCookie;
  profiles: KnownProfiles;
  proofs: Pick<FormProofs, 'issue'>;
  spam: Pick<SpamFilter, 'judge'>;
  /** What could not be stored. */
  refused: Pick<RefusedLeads, 'refused' | 'stored'>;
  /** Starts the delivery of stored leads; does not wait for it. */
  wake: () => void;
}
