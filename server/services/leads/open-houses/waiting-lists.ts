import { beginningOf } from '../../../../views/domain/open-house/open-house.ts';
import { Repeated } from '../../../platform/concurrency/repeated.ts';
import type { Timers } from '../../../platform/concurrency/timers.ts';
import type { Log } from '../../../platform/log.ts';
import type { LeadStore } from '../model/lead-store.ts';
import { placeMessage } from './open-house-messages.ts';

/** Milliseconds between two checks for places that became free. */
const INTERVAL = 60_000;

interface Options {
  store: Pick<LeadStore, 'fillPlaces'>;
  /** Starts the delivery of what is stored. */
  wake: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/**
 * Gives places at open houses that became free to those who wait, and tells them: at once after a
 * visitor called off, and every minute, as a lead may be erased or a server be stopped in between.
 */
export class WaitingLists {
  /** Looks now, and then every minute. */
  readonly repeated: Repeated;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.fill());
  }

  /** Never rejects: the next look tries again. */
  async fill(): Promise<void> {
    const { store, wake, now, log } = this.#options;
    const time = now();
    try {
      const given = await store.fillPlaces(
        (event) => beginningOf(event) > time,
        (lead) => placeMessage(lead, time),
      );
      if (given > 0) wake();
    } catch (error) {
      log.error({ err: error }, 'free places at open houses could not be given');
    }
  }

  /** Messages for the operator. */
  concerns(): string[] {
    return [];
  }
}
