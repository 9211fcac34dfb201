import type { OwnerPort } from '../crm/owner-port.ts';
import type { FairQueue } from '../../platform/concurrency/fair-queue.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { SignIns } from './sign-ins.ts';
import type { SealedNames } from './sealed-names.ts';
import type { StandingChecks } from './standing-checks.ts';
import type { OwnerSessions } from './sessions.ts';

/** Dependencies of owners' pages. */
export interface Owners {
  crm: OwnerPort;
  sessions: OwnerSessions;
  standings: StandingChecks;
  signIns: SignIns;
  /** In which passwords are checked. */
  queue: FairQueue;
  timers: Timers;
  sealedNames: SealedNames;
  /** Random numbers from 0 to 1, without 1, for the letters that replace names; unpredictable. */
  random: () => number;
}
