import { setImmediate } from 'node:timers/promises';
import { every, type Timers } from '../concurrency/timers.ts';
import type { Log } from '../log.ts';
import { DestinationDown, PermanentRefusal } from './delivery-failures.ts';
import {
  DESTINATIONS,
  type Destination,
  type LeadStore,
  type LeasedDelivery,
} from './lead-store.ts';
import { nextAttempt } from './retry-schedule.ts';

/**
 * Hands a lead to one destination; idempotent by the lead's id as far as the destination is.
 * @throws PermanentRefusal, DestinationDown, or any error for a failure that may pass.
 */
export type Deliver = (delivery: LeasedDelivery, signal: AbortSignal) => Promise<void>;

export interface DeliveryWorkerOptions {
  store: LeadStore;
  deliver: Readonly<Record<Destination, Deliver>>;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/** Milliseconds between two looks at the store: another server may have stored a lead. */
const INTERVAL = 5000;
/** Milliseconds between two attempts at a destination that is down. */
const PROBE = 15_000;
/** Deliveries to one destination at once. */
const AT_ONCE = 8;
/** Milliseconds after which an attempt is given up. */
const ATTEMPT = 30_000;
/** Milliseconds that a delivery is leased for: an attempt, and time to note its outcome. */
const LEASE = ATTEMPT + 30_000;

/** How a destination that is down is probed. */
interface Probe {
  /** When next; milliseconds since 1970. */
  at: number;
  /** Whether only by deliveries that are due: it is up, but fails some of them. */
  isOfDue: boolean;
}

/**
 * Delivers what waits in the store, each destination on its own. A destination that is down is
 * probed with one delivery at a time, due or not; the first that arrives, or is refused, makes its
 * queue due and ends that. One that fails by itself makes the others due, and waits its own time.
 */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  /** Of each destination that is down. */
  readonly #probes = new Map<Destination, Probe>();
  readonly #running = new Map<Destination, Promise<void>>();
  /** Destinations to look at once more after the present run. */
  readonly #again = new Set<Destination>();
  readonly #abort = new AbortController();
  #isStopping = false;
  #cancel = () => {};

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
  }

  /** Delivers what is due, now and every 5 s. */
  start(): void {
    this.#cancel = every(this.#options.timers, INTERVAL, () => void this.wake());
  }

  /** Delivers what is due; called when a lead was stored. Never rejects. */
  async wake(): Promise<void> {
    await Promise.all(DESTINATIONS.map((destination) => this.#look(destination)));
  }

  /**
   * Takes no further delivery; resolves when the running ones have ended.
   * @param grace milliseconds after which they are aborted; another start delivers them.
   */
  async stop(grace: number): Promise<void> {
    this.#isStopping = true;
    this.#cancel();
    const abort = () => this.#abort.abort(new Error('the server stops'));
    const cancel = this.#options.timers.after(grace, abort);
    await Promise.all(this.#running.values());
    cancel();
  }

  #look(destination: Destination): Promise<void> {
    const running = this.#running.get(destination);
    if (running) {
      this.#again.add(destination);
      return running;
    }
    const run = this.#run(destination).finally(() => this.#running.delete(destination));
    this.#running.set(destination, run);
    return run;
  }

  async #run(destination: Destination): Promise<void> {
    try {
      do {
        this.#again.delete(destination);
        await this.#drain(destination);
      } while (this.#again.has(destination));
    } catch (error) {
      this.#options.log.error({ err: error, destination }, 'the lead store cannot be used');
    }
  }

  async #drain(destination: Destination): Promise<void> {
    while (!this.#isStopping) {
      const taken = await this.#take(destination);
      if (taken.length === 0) return;
      await Promise.all(
        taken.map(async (delivery, index) => {
          // Making a mail takes some milliseconds: requests and other attempts come between.
          for (let turn = 0; turn < index; turn++) await setImmediate();
          await this.#attempt(delivery);
        }),
      );
    }
  }

  async #take(destination: Destination): Promise<LeasedDelivery[]> {
    const now = this.#options.now();
    const taking = { destination, now, leasedUntil: now + LEASE };
    const probe = this.#probes.get(destination);
    if (!probe) return this.#options.store.take({ ...taking, dueBy: now, limit: AT_ONCE });
    if (now < probe.at) return [];
    probe.at = now + PROBE;
    const dueBy = probe.isOfDue ? now : Number.MAX_SAFE_INTEGER;
    return this.#options.store.take({ ...taking, dueBy, limit: 1 });
  }

  async #attempt(delivery: LeasedDelivery): Promise<void> {
    const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(ATTEMPT)]);
    try {
      await this.#options.deliver[delivery.destination](delivery, signal);
    } catch (error) {
      try {
        // First: a queue that is made due would take this delivery's own time from it.
        if (!signal.aborted) await this.#noteFailure(delivery.destination, error);
      } finally {
        await this.#failed(delivery, error);
      }
      return;
    }
    await this.#delivered(delivery);
  }

  async #delivered(delivery: LeasedDelivery): Promise<void> {
    const { store, now, log } = this.#options;
    const { destination } = delivery;
    await store.delivered(delivery, now());
    log.info(aboutOf(delivery), 'a lead was delivered');
    await this.#reached(destination);
  }

  /** What a failure says of the destination. */
  async #noteFailure(destination: Destination, error: unknown): Promise<void> {
    const { store, now } = this.#options;
    if (error instanceof PermanentRefusal) return this.#reached(destination);
    if (error instanceof DestinationDown) {
      this.#probes.set(destination, { at: now() + PROBE, isOfDue: false });
      return;
    }
    const probe = this.#probes.get(destination);
    if (!probe || probe.isOfDue) return;
    probe.isOfDue = true;
    await store.makeDue(destination, now());
  }

  /** Makes its queue due if it was down. */
  async #reached(destination: Destination): Promise<void> {
    const { store, now, log } = this.#options;
    if (!this.#probes.delete(destination)) return;
    log.info({ destination }, 'a destination of leads is reached again');
    await store.makeDue(destination, now());
  }

  async #failed(delivery: LeasedDelivery, error: unknown): Promise<void> {
    const { store, now, log } = this.#options;
    const time = now();
    const reason = reasonOf(error);
    const dueAt = this.#dueAfter(delivery, error, time);
    await store.failed(delivery, reason, dueAt);
    const message = dueAt === undefined ? 'a lead was parked' : 'a lead was not delivered';
    log.warn({ ...aboutOf(delivery), reason, dueAt }, message);
  }

  #dueAfter(delivery: LeasedDelivery, error: unknown, time: number): number | undefined {
    if (error instanceof PermanentRefusal) return undefined;
    return this.#abort.signal.aborted ? time : nextAttempt(delivery.since, time);
  }
}

/** What the log says of a delivery: nothing of the visitor. */
function aboutOf({ lead, destination, attempts }: LeasedDelivery) {
  return { lead: lead.id, destination, attempts };
}

/** Characters of a reason that are kept. */
const REASON_LENGTH = 300;

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH);
}
