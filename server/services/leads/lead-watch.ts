import { every, type Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import type { LeadCounts, LeadStore } from './model/lead-store.ts';

export interface LeadWatchOptions {
  store: Pick<LeadStore, 'counts'>;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

const MINUTE = 60_000;
/** Milliseconds between two checks of the store. */
const INTERVAL = MINUTE;
/** Milliseconds after which an undelivered lead is reported to the operator. */
const LEAD_OVERDUE_AFTER = 15 * MINUTE;

/** Reports leads that stay undelivered: in the log, `/readyz` and the metrics. */
export class LeadWatch {
  readonly #options: LeadWatchOptions;
  #counts: LeadCounts | undefined;
  #isReadable = true;
  #isLate = false;
  #cancel = () => {};

  constructor(options: LeadWatchOptions) {
    this.#options = options;
  }

  /** Checks immediately and every minute. */
  start(): void {
    this.#cancel = every(this.#options.timers, INTERVAL, () => void this.check());
  }

  stop(): void {
    this.#cancel();
  }

  /** Never rejects. */
  async check(): Promise<void> {
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

  /** As of the last check; undefined before the first. */
  get counts(): LeadCounts | undefined {
    return this.#counts;
  }

  /** How long the oldest lead has been undelivered, in milliseconds; 0 if all are delivered. */
  get age(): number {
    const oldest = this.#counts?.oldestUndelivered;
    return oldest === undefined ? 0 : Math.max(0, this.#options.now() - oldest);
  }

  /** Messages for the operator. */
  concerns(): string[] {
    return [
      ...(this.#isReadable ? [] : ['the lead store cannot be read']),
      ...(this.age > LEAD_OVERDUE_AFTER ? [this.#late()] : []),
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

  /** Logs once when a lead becomes late, and once when none is any more. */
  #report(): void {
    const { log } = this.#options;
    const isLate = this.age > LEAD_OVERDUE_AFTER;
    if (isLate === this.#isLate) return;
    this.#isLate = isLate;
    const { waiting, parked } = this.#counts ?? {};
    if (isLate) log.error({ waiting, parked, age: this.age }, 'leads are not delivered');
    else log.info({ waiting, parked }, 'leads are delivered again');
  }
}
