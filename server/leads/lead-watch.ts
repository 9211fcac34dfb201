import { every, type Timers } from '../concurrency/timers.ts';
import type { Log } from '../log.ts';
import type { LeadCounts, LeadStore } from './lead-store.ts';

export interface LeadWatchOptions {
  store: Pick<LeadStore, 'counts'>;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

const MINUTE = 60_000;
/** Milliseconds between two looks at the store. */
const INTERVAL = MINUTE;
/** Milliseconds after which a lead that is not delivered concerns an operator. */
const TOO_LONG = 15 * MINUTE;

/** Tells when leads stay undelivered: for the log, `/readyz` and the metrics. */
export class LeadWatch {
  readonly #options: LeadWatchOptions;
  #counts: LeadCounts | undefined;
  #isReadable = true;
  #isLate = false;
  #cancel = () => {};

  constructor(options: LeadWatchOptions) {
    this.#options = options;
  }

  /** Looks now and every minute. */
  start(): void {
    this.#cancel = every(this.#options.timers, INTERVAL, () => void this.look());
  }

  stop(): void {
    this.#cancel();
  }

  /** Never rejects. */
  async look(): Promise<void> {
    const { store, log } = this.#options;
    try {
      this.#counts = await store.counts();
      this.#isReadable = true;
    } catch (error) {
      this.#isReadable = false;
      log.error({ err: error }, 'the lead store cannot be read');
    }
    this.#report();
  }

  /** As of the last look; undefined before the first. */
  get counts(): LeadCounts | undefined {
    return this.#counts;
  }

  /** How long the oldest lead has been undelivered, in milliseconds; 0 if all are delivered. */
  get age(): number {
    const oldest = this.#counts?.oldestUndelivered;
    return oldest === undefined ? 0 : Math.max(0, this.#options.now() - oldest);
  }

  /** What an operator should look into. */
  concerns(): string[] {
    return [
      ...(this.#isReadable ? [] : ['the lead store cannot be read']),
      ...(this.age > TOO_LONG ? [this.#late()] : []),
    ];
  }

  #late(): string {
    const { waiting = 0, parked = 0 } = this.#counts ?? {};
    const minutes = Math.floor(this.age / MINUTE);
    return (
      `a lead has not been delivered for ${minutes} minutes; ` +
      `deliveries: ${waiting} waiting, ${parked} parked (npm run leads)`
    );
  }

  /** Once when it becomes late, and once when it no longer is. */
  #report(): void {
    const { log } = this.#options;
    const isLate = this.age > TOO_LONG;
    if (isLate === this.#isLate) return;
    this.#isLate = isLate;
    const { waiting, parked } = this.#counts ?? {};
    if (isLate) log.error({ waiting, parked, age: this.age }, 'leads are not delivered');
    else log.info({ waiting, parked }, 'leads are delivered again');
  }
}
