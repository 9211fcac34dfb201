import {
  bulkhead,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  type IPolicy,
  wrap,
} from 'cockatiel';
import { type TimedBreaker, timedBreaker } from '../../concurrency/timed-breaker.ts';
import { MediaFault } from '../media-fault.ts';

/** Calls at once to one host; those that wait for their turn. */
const AT_A_TIME = 4;
const MAX_WAITING = 100;
/** Calls at once to all hosts together. */
const AT_A_TIME_IN_ALL = 12;
/** Failures in a row after which a host is not asked, and milliseconds until it is asked again. */
const MAX_FAILURES = 3;
const OPEN_PERIOD = 60_000;

interface Host {
  policy: IPolicy;
  breaker: TimedBreaker;
}

/**
 * Calls to hosts, some at a time to each, so that none waits for another that is slow. After
 * failures in a row a host is not asked for a while; then one call decides.
 */
export class HostTurns {
  readonly #hosts = new Map<string, Host>();
  readonly #all = bulkhead(AT_A_TIME_IN_ALL, Infinity);
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Runs a call when it is its host's turn. Only `unreachable` is a failure of the host: whatever
   * else is wrong, it has answered.
   * @throws MediaFault, `busy` if the host is not asked now; what the call throws.
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

  /** Why the host is not asked now. */
  fault(name: string): MediaFault | undefined {
    return this.#hosts.get(name)?.breaker.isWaiting ? silent(name) : undefined;
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
    // A call that waits for its turn finds a circuit that has opened meanwhile.
    const policy = wrap(bulkhead(AT_A_TIME, MAX_WAITING), breaker.policy, this.#all);
    const host: Host = { policy, breaker };
    this.#hosts.set(name, host);
    return host;
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof MediaFault && error.kind === 'unreachable';
}

/** @throws what is a failure of the host. */
function answered(error: unknown): MediaFault {
  if (error instanceof MediaFault && error.kind !== 'unreachable') return error;
  throw error;
}

function silent(name: string): MediaFault {
  return new MediaFault('busy', `${name} has failed ${MAX_FAILURES} times in a row`);
}
