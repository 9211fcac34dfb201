import { beginningOf } from '../../../../views/domain/open-house/open-house.ts';
import { Repeated } from '../../../platform/concurrency/repeated.ts';
import type { LeadJob, SendingJobOptions } from '../model/lead-job.ts';
import type { LeadStore } from '../model/lead-store.ts';
import { offMessage, placeMessage } from './open-house-messages.ts';

const MINUTE = 60_000;
/** Milliseconds between two checks for places that became free. */
const INTERVAL = MINUTE;
/**
 * Milliseconds for which an open house must be missing until who registered is told: a person who
 * edits may have moved it by mistake.
 */
const MISSING_FOR = 15 * MINUTE;

/** The open houses of the catalogue as it is now, by `openHouseKey`. */
export interface OpenHousesNow {
  /** How many people there is room for; 0 where nobody can register any more. */
  placesOf(event: string): number;
  /** Whether it surely does not take place: false while the catalogue may be incomplete. */
  isMissing(event: string): boolean;
}

/** Of a site without a catalogue: nothing is given, and nothing called off. */
export const NO_OPEN_HOUSES: OpenHousesNow = { placesOf: () => 0, isMissing: () => false };

interface Options extends SendingJobOptions {
  store: Pick<LeadStore, 'fillPlaces' | 'callOffEvents'>;
  openHouses: OpenHousesNow;
}

/**
 * Gives places at open houses that became free to those who wait, and tells them: at once after a
 * visitor called off, and every minute, as a lead may be erased, the agency may offer more places,
 * or a server be stopped in between. Who registered for an open house that was called off or moved
 * is told, once.
 */
export class WaitingLists implements LeadJob {
  /** Looks now, and then every minute. */
  readonly repeated: Repeated;
  readonly #options: Options;
  /** Since when each is missing that was at the last look, in milliseconds since 1970. */
  #missing: ReadonlyMap<string, number> = new Map();

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.fill());
  }

  /** Never rejects: the next look tries again. */
  async fill(): Promise<void> {
    const { store, openHouses, wake, now, log } = this.#options;
    const time = now();
    try {
      const given = await store.fillPlaces(
        (event) => openHouses.placesOf(event),
        (lead) => placeMessage(lead, time),
      );
      if (given + (await this.#callOffMissing(time)) > 0) wake();
    } catch (error) {
      log.error({ err: error }, 'free places at open houses could not be given');
    }
  }

  async #callOffMissing(time: number): Promise<number> {
    const { store, openHouses } = this.#options;
    const missing = new Map<string, number>();
    const count = await store.callOffEvents(
      (event) => {
        if (beginningOf(event) <= time || !openHouses.isMissing(event)) return false;
        const since = this.#missing.get(event) ?? time;
        missing.set(event, since);
        return time - since >= MISSING_FOR;
      },
      (lead) => offMessage(lead, time),
    );
    this.#missing = missing;
    return count;
  }
}
