import { randomInt } from 'node:crypto';
import type { Store } from 'express-session';
import type { Timers } from '../../platform/concurrency/timers.ts';
import { cleanOwners } from '../crm/clean-owners.ts';
import type { Log } from '../../platform/log.ts';
import type { OwnerPort } from '../crm/owner-port.ts';
import type { SiteUrl } from '../../platform/http/site-url.ts';
import type { Owners } from './owners.ts';
import { SealedNames } from './sealed-names.ts';
import { OwnerSessions } from './sessions.ts';
import { StandingChecks } from './standing-checks.ts';
import { signInQueue } from './sign-in-queue.ts';
import type { SignIns } from './sign-ins.ts';

interface Options {
  /** The session secret. */
  secret: string;
  crm: OwnerPort;
  stores: { sessions: Store; signIns: SignIns };
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

const RANDOM_VALUES = 2 ** 32;

/** Opens what owners' pages are made from: the CRM's side, sessions and sign-ins. */
export function openOwners(config: SiteUrl, options: Options): Owners {
  const { secret, stores, now, timers, log } = options;
  const crm = cleanOwners(options.crm);
  return {
    crm,
    sessions: new OwnerSessions({ secret, config, store: stores.sessions, now, timers }),
    standings: new StandingChecks({ crm, secret, now, timers, log }),
    signIns: stores.signIns,
    queue: signInQueue(),
    timers,
    sealedNames: new SealedNames(secret),
    random: () => randomInt(RANDOM_VALUES) / RANDOM_VALUES,
  };
}
