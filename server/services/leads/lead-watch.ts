import { Repeated } from '../../platform/concurrency/repeated.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import { DESTINATIONS, type Destination } from './model/lead-store.ts';
import type { LeadBacklog, LeadCounts, LeadStore } from './model/lead-store.ts';

export interface LeadWatchOptions {
  store: Pick<LeadStore, 'counts' | 'backlog'>;
  /** When a destination last answered, in milliseconds since 1970; undefined while it is down. */
  answeredAt: (destination: Destination) => number | undefined;
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
/** Milliseconds of which the leads in quarantine are counted: operators look once a week. */
const QUARANTINE_WINDOW = 7 * 24 * 60 * MINUTE;
/** Leads in quarantine of that time, from which on operators are told: spam, or a wrong signal. */
const MAX_QUARANTINED = 50;

/** Reports leads that stay undelivered: in the log, `/readyz` and the metrics. */
export class LeadWatch {
  /** Checks immediately and every minute. */
  readonly repeated: Repeated;
  readonly #options: LeadWatchOptions;
  #counts: LeadCounts | undefined;
  #backlog: LeadBacklog | undefined;
  #isReadable = true;
  #isLate = false;

  constructor(options: LeadWatchOptions) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.check());
  }

  /** Never rejects. */
  async check(): Promise<void> {
    const { store, now, log } = this.#options;
    try {
      this.#counts = await store.counts();
      this.#backlog = await store.backlog(now() - QUARANTINE_WINDOW);
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
      ...(this.age > LEAD_OVERDUE_AFTER ? [this.#late()] : this.#parked()),
      ...DESTINATIONS.flatMap((destination) => this.#stuckAt(destination)),
      ...this.#quarantine(),
    ];
  }

  /** What is not attempted any more waits for the operator: there is no reason to tell it later. */
  #parked(): string[] {
    const { parked = 0 } = this.#counts ?? {};
    return parked === 0
      ? []
      : [`deliveries of leads were refused: ${parked} parked (npm run leads -- show says why)`];
  }

  /** A lead that waits for a destination which has answered for others since. */
  #stuckAt(destination: Destination): string[] {
    const { now, answeredAt } = this.#options;
    const oldest = this.#backlog?.oldestWaiting[destination] ?? now();
    const isStuck = now() - oldest > LEAD_OVERDUE_AFTER && (answeredAt(destination) ?? 0) > oldest;
    if (!isStuck) return [];
    const minutes = Math.floor((now() - oldest) / MINUTE);
    return [
      `${destination} answers, but a lead has waited for it for ${minutes} minutes ` +
        '(npm run leads -- show says why)',
    ];
  }

  #quarantine(): string[] {
    const count = this.#backlog?.quarantined ?? 0;
    if (count <= MAX_QUARANTINED) return [];
    return [
      `the quarantine is filling: ${count} leads in 7 days (npm run leads -- list --set-aside)`,
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
