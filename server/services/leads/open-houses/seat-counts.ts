import { type OpenHouse, openHouseKey } from '../../../../views/domain/open-house/open-house.ts';
import { Repeated } from '../../../platform/concurrency/repeated.ts';
import type { Timers } from '../../../platform/concurrency/timers.ts';
import type { Log } from '../../../platform/log.ts';
import type { LeadStore } from '../model/lead-store.ts';

/** Milliseconds between two looks at what other servers have stored. */
const POLL_INTERVAL = 5000;

interface Options {
  store: Pick<LeadStore, 'seatsTaken'>;
  timers: Timers;
  log: Log;
}

/**
 * Which open houses are full, for pages: as the store was a few seconds ago, and at once after a
 * registration on this server. Who gets a place is decided by the store alone.
 */
export class SeatCounts {
  /** Looks now, and then every few seconds. */
  readonly repeated: Repeated;
  readonly #options: Options;
  #taken: ReadonlyMap<string, number> = new Map();
  #changes = 0;
  #isReadable = true;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, POLL_INTERVAL, () => this.rescan());
  }

  /** Changes with every count. */
  get version(): string {
    return String(this.#changes);
  }

  isFull(homeId: number, { start, places }: Pick<OpenHouse, 'start' | 'places'>): boolean {
    const taken = this.#taken.get(openHouseKey(homeId, start)) ?? 0;
    return places !== undefined && taken >= places;
  }

  /** Never rejects: the counts stay as they were. */
  async rescan(): Promise<void> {
    const { store, log } = this.#options;
    try {
      const taken = await store.seatsTaken();
      this.#isReadable = true;
      if (isSame(taken, this.#taken)) return;
      this.#taken = taken;
      this.#changes += 1;
    } catch (error) {
      if (this.#isReadable) log.error({ err: error }, 'places at open houses cannot be counted');
      this.#isReadable = false;
    }
  }
}

function isSame(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([key, count]) => b.get(key) === count);
}
