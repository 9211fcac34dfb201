import type { LeadStore } from './model/lead-store.ts';
import type { KnownProfiles } from './known-profiles.ts';
import type { LeadCookie } from './lead-cookie.ts';
import type { RefusedLeads } from './refused-leads.ts';
import type { StrangerLimits } from '../mail/strangers/stranger-limits.ts';
import type { LeadLinks } from './model/lead-links.ts';
import type { FormProofs } from './spam/form-proofs.ts';
import type { SpamFilter } from './spam/spam-filter.ts';
import type { VisitLinks } from './visits/visit-links.ts';

/** The leads as the routes of forms use them. */
export interface Leads {
  store: Pick<LeadStore, 'accept' | 'find' | 'retry' | 'callOff' | 'visitSteps' | 'addVisitStep'>;
  /** Cookies with the leads that this browser has sent. */
  cookie: LeadCookie;
  profiles: KnownProfiles;
  proofs: Pick<FormProofs, 'issue' | 'read'>;
  spam: Pick<SpamFilter, 'judge'>;
  /** Mails to addresses that visitors typed. */
  strangers: Pick<StrangerLimits, 'take'>;
  /** Signed links to what was sent. */
  links: LeadLinks;
  /** Signed links by which visits are answered. */
  visitLinks: VisitLinks;
  /** The hash of a friend's address. */
  recipientHash: (email: string) => string;
  /** What could not be stored. */
  refused: Pick<RefusedLeads, 'watch'>;
  /** Counts the places at open houses anew, for pages. */
  countSeats: () => Promise<void>;
  /** Gives places at open houses that became free to those who wait. */
  fillPlaces: () => Promise<void>;
  /** Starts the delivery of stored leads; does not wait for it. */
  wake: () => void;
}
