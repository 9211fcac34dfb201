import { isBrokenCircuitError } from 'cockatiel';
import { type TimedBreaker, timedBreaker } from '../../../platform/concurrency/timed-breaker.ts';
import { type Timers, withDeadline } from '../../../platform/concurrency/timers.ts';
import type { Log } from '../../../platform/log.ts';

/** Failures in a row after which calls are left out for a while. */
const MAX_FAILURES = 3;
/** Milliseconds for which they are left out; then one call is tried. */
const OPEN_PERIOD = 15_000;
/** Minimum milliseconds between two lines of the log: every picture would write one. */
const REPORT_INTERVAL = 60_000;

interface Options {
  /** What fails, for the log and for the operator. */
  fault: string;
  /** Milliseconds for one call. */
  deadline: number;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/**
 * Calls of one kind to a bucket that may fail: each has a deadline, and after consecutive failures
 * they are left out for a while, so that no visitor waits for a bucket that is gone.
 */
export class BucketCalls {
  readonly #options: Options;
  readonly #breaker: TimedBreaker;
  #reason: string | undefined;
  #told = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
    const { now } = options;
    this.#breaker = timedBreaker({
      isFailure: () => true,
      maxFailures: MAX_FAILURES,
      openPeriod: OPEN_PERIOD,
      now,
    });
  }

  /** Messages for the operator. */
  concerns(): string[] {
    return this.#reason === undefined ? [] : [`${this.#options.fault}: ${this.#reason}`];
  }

  /** The result of a call; undefined when it fails or is left out, which the log says. */
  async run<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const { timers, deadline } = this.#options;
    try {
      const result = await this.#breaker.policy.execute(() => withDeadline(timers, deadline, call));
      this.#reason = undefined;
      return result;
    } catch (error) {
      if (!isBrokenCircuitError(error)) this.#tell(error);
      return undefined;
    }
  }

  #tell(error: unknown): void {
    const { fault, now, log } = this.#options;
    this.#reason = reasonOf(error);
    if (Math.abs(now() - this.#told) < REPORT_INTERVAL) return;
    this.#told = now();
    log.error({ reason: this.#reason }, fault);
  }
}

/** The service's or the system's code for an error, and its message where that says more. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : name;
  return message && code !== message ? `${code}: ${message.slice(0, 200)}` : code;
}
