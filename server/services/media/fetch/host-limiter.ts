import {
  bulkhead,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  type IPolicy,
  wrap,
} from 'cockatiel';
import { type TimedBreaker, timedBreaker } from '../../../platform/concurrency/timed-breaker.ts';
import { MediaFault } from './media-fault.ts';

/** Requests at once to one host: fewer than a browser's six. */
const MAX_CONCURRENT = 4;
/** Requests queued for one host; further ones fail at once. */
const MAX_WAITING = 100;
/** Requests at once to all hosts together: each answer is in memory. */
const MAX_CONCURRENT_TOTAL = 12;
/** Failures in a row after which the host's circuit opens. */
const MAX_FAILURES = 3;
/** Milliseconds for which that circuit is open; then one request is tried. */
const OPEN_PERIOD = 60_000;

interface Host {
  policy: IPolicy;
  breaker: TimedBreaker;
}

/**
 * Limits the concurrent calls to each host, so that a slow host does not delay the others. After
 * consecutive failures a host's circuit is open for a while; then one call decides.
 */
export class HostLimiter {
  readonly #hosts = new Map<string, Host>();
  readonly #all = bulkhead(MAX_CONCURRENT_TOTAL, Infinity);
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Runs a call, queued until its host has capacity. Only `unreachable` is a failure of the host:
   * with any other error it has answered.
   * @throws MediaFault, `busy` if the host's circuit is open or its queue is full; the errors of
   * the call.
   */
  async run<T>(name: string, call: () => Promise<T>): Promise<T> {
    try {
      const answer = await this.#hostOf(name).policy.execute(() => call().catch(answered));
      if (answer instanceof MediaFault) throw answer;
      return answer;
    } catch (error) {
      if (isBrokenCircuitError(error)) throw silent(name);
      if (isBulkheadRejectedError(error)) throw new MediaFault('busy', `too many wait for ${name}`);
      throw error;
    }
  }

  /** Why the host is not called now. */
  fault(name: string): MediaFault | undefined {
    return this.isSilent(name) ? silent(name) : undefined;
  }

  /** Whether the host is not called now: many pictures ask, and an error takes longer to make. */
  isSilent(name: string): boolean {
    return this.#hosts.get(name)?.breaker.isWaiting ?? false;
  }

  #hostOf(name: string): Host {
    const known = this.#hosts.get(name);
    if (known) return known;
    const breaker = timedBreaker({
      isFailure: isUnreachable,
      maxFailures: MAX_FAILURES,
      openPeriod: OPEN_PERIOD,
      now: this.#now,
    });
    // The circuit may open while a call is queued.
    const policy = wrap(bulkhead(MAX_CONCURRENT, MAX_WAITING), breaker.policy, this.#all);
    const host: Host = { policy, breaker };
    this.#hosts.set(name, host);
    return host;
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof MediaFault && error.kind === 'unreachable';
}

/** @throws errors that are failures of the host. */
function answered(error: unknown): MediaFault {
  if (error instanceof MediaFault && error.kind !== 'unreachable') return error;
  throw error;
}

function silent(name: string): MediaFault {
  return new MediaFault('busy', `${name} has failed ${MAX_FAILURES} times in a row`);
}
