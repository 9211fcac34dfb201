import type { OwnerPort } from '../crm/owner-port.ts';
import type { Timers } from '../concurrency/timers.ts';
import type { SignIns } from './sign-ins.ts';
import type { OwnerSessions } from './sessions.ts';

/** What owners' pages are made with. */
export interface Owners {
  crm: OwnerPort;
  sessions: OwnerSessions;
  signIns: SignIns;
  timers: Timers;
  /** From 0 to 1, without 1: letters that stand for names. Not to be foreseen. */
  random: () => number;
}
