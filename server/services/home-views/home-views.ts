import { randomUUID } from 'node:crypto';
import { repeatEvery, type Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import { todayInBrussels } from '../../platform/today.ts';
import type { ViewCount, ViewCounts, Viewed } from '../crm/view-counts.ts';
import type { ViewPort } from '../crm/view-port.ts';

/** Milliseconds between two rounds: neither a request nor a page waits for one. */
const ROUND_INTERVAL = 60_000;
/** Views that a round reports, one after the other: a call each, beside those that matter more. */
const MAX_PER_ROUND = 30;
/** Milliseconds for which a server is the one that reports: longer than a round. */
const LEASE = 10 * ROUND_INTERVAL;

interface Options {
  store: ViewCounts;
  /** Undefined: the CRM takes none, or the agency wants none reported; nothing is counted then. */
  port: ViewPort | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/**
 * Counts the views of homes and projects by day, and reports them to the CRM later. Knows nothing of who looked.
 */
export class HomeViews {
  readonly #options: Options;
  readonly #today = todayInBrussels();
  readonly #server = randomUUID();
  readonly #stopping = new AbortController();
  #day = '';
  /** By kind and number. */
  #counts = new Map<string, ViewCount>();
  #running: Promise<void> = Promise.resolve();
  #cancel = () => {};
  #isRefused = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether views are counted. */
  get isOn(): boolean {
    return this.#options.port !== undefined;
  }

  /** Counts a view of a home or a project. */
  note({ kind, id }: Viewed): void {
    if (!this.isOn) return;
    const day = this.#today(this.#options.now());
    if (day !== this.#day) void this.write();
    this.#day = day;
    const key = `${kind} ${id}`;
    const { count = 0 } = this.#counts.get(key) ?? {};
    this.#counts.set(key, { kind, id, count: count + 1 });
  }

  /** Writes and reports from now on, each minute. */
  start(): void {
    if (!this.isOn) return;
    this.#cancel = repeatEvery(this.#options.timers, ROUND_INTERVAL, () => void this.round());
  }

  /** Writes what was counted, and reports some of it. Never rejects: failures are logged. */
  round(): Promise<void> {
    void this.write();
    return this.#next(() => this.#report(), 'views of homes could not be reported to the CRM');
  }

  /** Writes what was counted. Never rejects: what cannot be written is dropped and logged. */
  write(): Promise<void> {
    const [day, counts] = [this.#day, this.#counts];
    if (counts.size === 0) return this.#running;
    this.#counts = new Map();
    return this.#next(
      () => this.#options.store.add(day, [...counts.values()]),
      'views of homes could not be written',
    );
  }

  /** Reports no more, and writes what was counted. */
  async stop(): Promise<void> {
    this.#cancel();
    this.#stopping.abort();
    await this.write();
  }

  #next(work: () => Promise<void>, failed: string): Promise<void> {
    this.#running = this.#running
      .then(work)
      .catch((error: unknown) => this.#options.log.warn({ err: error }, failed));
    return this.#running;
  }

  async #report(): Promise<void> {
    const { store, now } = this.#options;
    if (!(await store.lease(this.#server, now(), now() + LEASE))) return;
    for (let reported = 0; reported < MAX_PER_ROUND; reported += 1) {
      if (this.#stopping.signal.aborted || !(await this.#reportOne())) return;
    }
  }

  /**
   * Reports a view that is taken out before, so that none is reported twice.
   * @returns whether to go on.
   */
  async #reportOne(): Promise<boolean> {
    const { store, port, log } = this.#options;
    const view = await store.take();
    if (!view || !port) return false;
    try {
      // A call that was made ends: only then is it known what the CRM has.
      const isCounted = await port.report(view);
      if (!isCounted) await store.add(view.day, [{ kind: view.kind, id: view.id, count: 1 }]);
      this.#isRefused &&= !isCounted;
      return isCounted;
    } catch (error) {
      // It may have been counted: it is not reported again.
      if (!this.#isRefused)
        log.warn({ err: error }, 'the CRM may not have counted a view of a home');
      this.#isRefused = true;
      return false;
    }
  }
}
