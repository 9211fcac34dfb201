/** What the CRM knows of an owner, as a session keeps it: of the account only a keyed hash. */
export interface KeptStanding {
  account?: string;
  /** The ids of the homes that the CRM named. */
  homes?: number[];
}

/** The content of an owner's session. Times are milliseconds since 1970. */
export interface SignedIn {
  id: number;
  /** Absent for a company. */
  firstName?: string;
  name: string;
  /** That they signed in with; absent in sessions of earlier releases. */
  email?: string;
  /** The CRM's address of them, to which mails go; absent in sessions of earlier releases. */
  mailbox?: string;
  /** What the CRM knew of them at sign-in; absent in sessions of earlier releases. */
  standing?: KeptStanding;
  /** The homes that the CRM named at sign-in. */
  propertyIds: number[];
  at: number;
  /**
   * Changes with every "sign out everywhere" of the owner; absent for a session that began before the
   * first.
   */
  generation?: string;
  /** When the owner was last seen, to within {@link LAST_SEEN_INTERVAL}. */
  seenAt: number;
  /** When the owner last signed in before; absent for the first sign-in. */
  before?: number;
}

const MINUTE = 60_000;
/** Milliseconds without a request after which a session ends. */
export const MAX_IDLE = 30 * MINUTE;
/** Milliseconds after which a session ends in any case. */
export const MAX_AGE = 12 * 60 * MINUTE;
/**
 * Minimum milliseconds between two writes of a session's last request: each is a write to the disk.
 */
export const LAST_SEEN_INTERVAL = MINUTE;
/** Milliseconds that the clocks of two servers may differ. */
const CLOCK_SKEW = MINUTE;

/**
 * Whether a session has ended. One from the future has, too: the clock was set back, and its
 * lifetime is unknown.
 */
export function hasEnded({ at, seenAt }: Pick<SignedIn, 'at' | 'seenAt'>, now: number): boolean {
  if (Math.max(at, seenAt) > now + CLOCK_SKEW) return true;
  return now >= seenAt + MAX_IDLE || now >= at + MAX_AGE;
}
