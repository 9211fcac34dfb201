import { errorMessage } from '../../platform/error-message.ts';
import { setImmediate } from 'node:timers/promises';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import { repeatEvery, type Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import { stillLasts } from '../../platform/still-lasts.ts';
import {
  DestinationDown,
  NeedsNewerRelease,
  PermanentRefusal,
} from '../../platform/delivery-failures.ts';
import { KNOWN_VERSION } from './model/lead-content.ts';
import {
  DESTINATIONS,
  type Destination,
  type LeadStore,
  type LeasedDelivery,
} from './model/lead-store.ts';
import { LONGEST_WAIT, nextAttempt } from './retry-schedule.ts';

/**
 * Delivers a lead to one destination; idempotent by the lead's id as far as the destination is.
 * @throws PermanentRefusal, DestinationDown, NeedsNewerRelease, or any error for a failure that may
 * pass.
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

/** Milliseconds between two polls of the store: another server may have stored a lead. */
const INTERVAL = 5000;
/** Milliseconds between two attempts at a destination that is down. */
const PROBE_INTERVAL = 15_000;
/** Deliveries to one destination at once, at most. */
const MAX_CONCURRENT = 8;
/** Milliseconds that an attempt may take. */
const ATTEMPT_TIMEOUT = 30_000;
/** Milliseconds that a delivery is leased for: an attempt, and time to note its outcome. */
const LEASE = ATTEMPT_TIMEOUT + 30_000;

/** Milliseconds until a delivery that was made, and could not be noted, is noted again. */
const NOTE_INTERVAL = 1000;
/**
 * Times that it is: for some ten minutes. While the store is gone nobody else can lease the delivery, and
 * what was noted by then is not sent a second time.
 */
const MAX_NOTES = 600;

/**
 * Milliseconds that a time may be later than one that this server would write now, and be right:
 * another's statement may have begun later than this one's, which still waits for a row or a lock.
 */
const LATER_STATEMENT = 30_000;

/**
 * Milliseconds for which newer content is left to servers that know it. They look every 5 s: one
 * that runs has taken it by then.
 */
const HEAD_START = 60_000;
/** Milliseconds until a delivery that needs a newer release is tried again. */
const DEFERRED_RETRY = 15 * 60_000;

/** The probing of a destination that is down. */
interface Probe {
  /** Time of the next probe; milliseconds since 1970. */
  at: number;
  /** Whether only due deliveries are used: the destination is up, but fails some of them. */
  isOfDue: boolean;
}

/**
 * Delivers the leads waiting in the store, each destination separately. A destination that is down
 * is probed with one delivery at a time, due or not; the first that arrives, or is refused, makes
 * its queue due and ends that. One that fails for its own reason makes the others due, and is
 * retried after its own back-off.
 */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  /** The probe of each destination that is down. */
  readonly #probes = new Map<Destination, Probe>();
  /** The runs of each destination: who wakes it during one has it look at the store again. */
  readonly #runs = new SingleFlight<void>();
  /** When each destination that is up last took or refused a delivery; milliseconds since 1970. */
  readonly #answered = new Map<Destination, number>();
  readonly #abort = new AbortController();
  #isStopping = false;
  #cancel = () => {};

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
  }

  /** Delivers due leads, immediately and every 5 s. */
  start(): void {
    this.#cancel = repeatEvery(this.#options.timers, INTERVAL, () => void this.wake());
  }

  /** Delivers due leads; called when a lead was stored. Never rejects. */
  async wake(): Promise<void> {
    await Promise.all(DESTINATIONS.map((each) => this.#runs.doFresh(each, () => this.#run(each))));
  }

  /**
   * When a destination last took or refused a delivery of this server, in milliseconds since 1970;
   * undefined if it has not, or is down now.
   */
  answeredAt(destination: Destination): number | undefined {
    return this.#answered.get(destination);
  }

  /**
   * Claims no further delivery; resolves when the running ones have ended.
   * @param grace milliseconds after which they are aborted; another start delivers them.
   */
  async stop(grace: number): Promise<void> {
    this.#isStopping = true;
    this.#cancel();
    const abort = () => this.#abort.abort(new Error('the server stops'));
    const cancel = this.#options.timers.after(grace, abort);
    await this.#runs.idle();
    cancel();
  }

  async #run(destination: Destination): Promise<void> {
    try {
      await this.#drain(destination);
    } catch (error) {
      this.#options.log.error({ err: error, destination }, 'the lead store cannot be used');
    }
  }

  async #drain(destination: Destination): Promise<void> {
    while (!this.#isStopping) {
      const taken = await this.#claimDue(destination);
      if (taken.length === 0) return;
      await Promise.all(
        taken.map(async (delivery, index) => {
          // Rendering a mail takes some milliseconds, so this yields to requests and other
          // attempts.
          for (let turn = 0; turn < index; turn++) await setImmediate();
          await this.#attempt(delivery);
        }),
      );
    }
  }

  async #claimDue(destination: Destination): Promise<LeasedDelivery[]> {
    const now = this.#options.now();
    const newer = { than: KNOWN_VERSION, dueBy: now - HEAD_START };
    const latestNow = now + LATER_STATEMENT;
    const latest = {
      dueAt: latestNow + LONGEST_WAIT,
      since: latestNow + DEFERRED_RETRY,
      leasedUntil: latestNow + LEASE,
    };
    const claim = { destination, now, leasedUntil: now + LEASE, newer, latest };
    const probe = this.#probes.get(destination);
    if (!probe)
      return this.#options.store.claimDue({ ...claim, dueBy: now, limit: MAX_CONCURRENT });
    if (stillLasts(probe.at, now, PROBE_INTERVAL)) return [];
    probe.at = now + PROBE_INTERVAL;
    const dueBy = probe.isOfDue ? now : Number.MAX_SAFE_INTEGER;
    return this.#options.store.claimDue({ ...claim, dueBy, limit: 1 });
  }

  async #attempt(delivery: LeasedDelivery): Promise<void> {
    const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT)]);
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
    await this.#noted(() => store.delivered(delivery, now()), delivery);
    log.info(aboutOf(delivery), 'a lead was delivered');
    await this.#reached(destination);
  }

  /** Notes what must not be forgotten: until the store takes it, or the server ends. */
  async #noted(note: () => Promise<unknown>, delivery: LeasedDelivery): Promise<void> {
    for (let notes = 1; ; notes += 1) {
      try {
        await note();
        return;
      } catch (error) {
        if (notes === MAX_NOTES || this.#abort.signal.aborted) throw error;
        if (notes === 1) {
          this.#options.log.warn(
            { ...aboutOf(delivery), err: error },
            'a delivery is not noted yet',
          );
        }
      }
      await this.#pause(NOTE_INTERVAL);
    }
  }

  /** Ends sooner when the server does. */
  async #pause(ms: number): Promise<void> {
    const { signal } = this.#abort;
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = () => resolve();
    const cancel = this.#options.timers.after(ms, end);
    signal.addEventListener('abort', end);
    await promise;
    cancel();
    signal.removeEventListener('abort', end);
  }

  /** The effect of a failure on the destination's state. */
  async #noteFailure(destination: Destination, error: unknown): Promise<void> {
    const { store, now } = this.#options;
    if (error instanceof NeedsNewerRelease) return;
    if (error instanceof PermanentRefusal) return this.#reached(destination);
    if (error instanceof DestinationDown) {
      this.#probes.set(destination, { at: now() + PROBE_INTERVAL, isOfDue: false });
      this.#answered.delete(destination);
      return;
    }
    const probe = this.#probes.get(destination);
    if (!probe || probe.isOfDue) return;
    probe.isOfDue = true;
    await store.makeDue(destination, now());
  }

  /** Makes the queue due if the destination was down. */
  async #reached(destination: Destination): Promise<void> {
    const { store, now, log } = this.#options;
    this.#answered.set(destination, now());
    if (!this.#probes.delete(destination)) return;
    log.info({ destination }, 'a destination of leads is reached again');
    await store.makeDue(destination, now());
  }

  async #failed(delivery: LeasedDelivery, error: unknown): Promise<void> {
    const { store, now, log } = this.#options;
    const time = now();
    const reason = reasonOf(error);
    if (error instanceof NeedsNewerRelease) {
      await store.deferred(delivery, reason, time + DEFERRED_RETRY);
      log.warn({ ...aboutOf(delivery), reason }, 'a lead waits for a newer release');
      return;
    }
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

/** Log fields of a delivery, without personal data. */
function aboutOf({ lead, destination, attempts }: LeasedDelivery) {
  return { lead: lead.id, destination, attempts };
}

/** Maximum length of a stored reason, in characters. */
const REASON_LENGTH = 300;

function reasonOf(error: unknown): string {
  return errorMessage(error).slice(0, REASON_LENGTH);
}
