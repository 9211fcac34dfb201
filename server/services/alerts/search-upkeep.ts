import { Repeated } from '../../platform/concurrency/repeated.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import type { SavedSearchStore } from './saved-search-store.ts';
import { CONFIRM_WITHIN, ENDED_AGE, REMIND_BEFORE, type SearchState } from './saved-search.ts';
import { newReminder } from './search-message.ts';

const MINUTE = 60_000;
/** Minutes between two looks; one that failed is made again after a minute. */
const INTERVAL = 15;

interface Options {
  store: Pick<SavedSearchStore, 'sweep' | 'expiring' | 'remind' | 'counts'>;
  /** Starts the delivery of what is stored. */
  wake: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/**
 * Erases searches that nobody confirmed, ends those whose year is over, erases those that ended, and
 * reminds of those that end soon. What is due is read from the store, so that servers do it once, and
 * a start after a standstill does all of it.
 */
export class SearchUpkeep {
  /** Looks now, and then every quarter of an hour; a minute after a look that failed. */
  readonly repeated: Repeated;
  readonly #options: Options;
  #counts: Readonly<Record<SearchState, number>> | undefined;
  #isReadable = true;
  /** Minutes since the last look. */
  #waited = INTERVAL;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, MINUTE, () => this.#next());
  }

  async #next(): Promise<void> {
    this.#waited += 1;
    if (this.#isReadable && this.#waited < INTERVAL) return;
    this.#waited = 0;
    await this.run();
  }

  /** Never rejects. */
  async run(): Promise<void> {
    const { store, now, log } = this.#options;
    const time = now();
    try {
      const done = await store.sweep({
        now: time,
        unconfirmedBefore: time - CONFIRM_WITHIN,
        endedBefore: time - ENDED_AGE,
      });
      if (done.ended + done.erased > 0) log.info(done, 'saved searches were ended or erased');
      await this.#remind(time);
      this.#counts = await store.counts();
      this.#isReadable = true;
    } catch (error) {
      this.#isReadable = false;
      log.error({ err: error }, 'saved searches cannot be looked after');
    }
  }

  async #remind(time: number): Promise<void> {
    const { store, wake } = this.#options;
    for (const search of await store.expiring(time + REMIND_BEFORE)) {
      if (await store.remind(search, newReminder(search, time))) wake();
    }
  }

  /** Number of searches by state, as of the last look; undefined before the first. */
  get counts(): Readonly<Record<SearchState, number>> | undefined {
    return this.#counts;
  }

  /** Messages for the operator. */
  concerns(): string[] {
    return this.#isReadable ? [] : ['saved searches cannot be looked after'];
  }
}
