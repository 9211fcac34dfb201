import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  type IBackoff,
  type IPolicy,
  wrap,
} from 'cockatiel';
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
  /** By the clock of the site. */
  openUntil: number;
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
    const { openUntil = 0 } = this.#hosts.get(name) ?? {};
    return this.#now() < openUntil ? silent(name) : undefined;
  }

  #hostOf(name: string): Host {
    const known = this.#hosts.get(name);
    if (known) return known;
    const breaker = circuitBreaker(handleWhen(isUnreachable), {
      breaker: new ConsecutiveBreaker(MAX_FAILURES),
      // Asked at each call that finds it open, with the time since by another clock.
      halfOpenAfter: waitingWhile(() => this.fault(name) !== undefined),
    });
    // A call that waits for its turn finds a circuit that has opened meanwhile.
    const policy = wrap(bulkhead(AT_A_TIME, MAX_WAITING), breaker, this.#all);
    const host: Host = { policy, openUntil: 0 };
    breaker.onBreak(() => {
      host.openUntil = this.#now() + OPEN_PERIOD;
    });
    this.#hosts.set(name, host);
    return host;
  }
}

/** For as long as a condition holds. */
function waitingWhile(isWaiting: () => boolean): IBackoff<unknown> {
  const wait: IBackoff<unknown> = {
    get duration() {
      return isWaiting() ? Infinity : 0;
    },
    next: () => wait,
  };
  return wait;
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
