import {
  BrokenCircuitError,
  bulkhead,
  type CircuitBreakerPolicy,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  noop,
  retry,
  wrap,
} from 'cockatiel';
import { timedBreaker } from '../../concurrency/timed-breaker.ts';
import { inSlices } from '../../concurrency/in-slices.ts';
import { parseInSteps } from '../../files/json-steps.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { OwnerDocument } from '../owner-port.ts';
import { CrmRequests, CrmUnreachable } from './crm-requests.ts';
import { RetryBudget } from './retry-budget.ts';
import { CrmGarbage, valueOf } from './wire-answer.ts';

/** Milliseconds. */
const TOTAL_TIMEOUT = 5000;
/** Calls at once; those that wait for their turn. */
const MAX_CALLS = 20;
const MAX_WAITING = 1000;
/** Repetitions of a call that only reads. */
const RETRIES = 2;
/** Failures after which calls fail at once, and milliseconds until one is tried again. */
const MAX_FAILURES = 5;
const PROBE_AFTER = 10_000;

const NOT_ASKED = `not asked, as the last ${MAX_FAILURES} calls failed`;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Whether it may be repeated: it only reads. True by default. */
  isRead?: boolean;
  /**
   * Whether all goes on without its answer: it is not repeated, and its failures keep nothing but its
   * like from being asked for.
   */
  isAside?: boolean;
  /** Milliseconds; for calls whose answer is large. */
  timeout?: number;
}

/** How calls of a kind are made. */
interface Lane {
  policy: IPolicy;
  breaker: CircuitBreakerPolicy;
}

/**
 * Calls of the CRM's interface. No error, log line or trace holds an address: credentials and
 * passwords are in the query string.
 */
export class CrmCalls {
  readonly #config: HttpCrmConfig;
  readonly #requests: CrmRequests;
  readonly #budget = new RetryBudget();
  readonly #reads: Lane;
  readonly #writes: Lane;
  readonly #asides: Lane;

  /** @param now milliseconds since 1970. */
  constructor(config: HttpCrmConfig, now: () => number) {
    this.#config = config;
    this.#requests = new CrmRequests(config, MAX_CALLS);
    const breaker = () =>
      timedBreaker({ isFailure, maxFailures: MAX_FAILURES, openPeriod: PROBE_AFTER, now }).policy;
    const [main, aside] = [breaker(), breaker()];
    const turns = bulkhead(MAX_CALLS, MAX_WAITING);
    const mayRepeat = (error: unknown) => isFailure(error) && this.#budget.spend();
    const again = retry(handleWhen(mayRepeat), {
      maxAttempts: RETRIES,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }),
    });
    this.#writes = { policy: wrap(noop, main, turns), breaker: main };
    this.#reads = { policy: wrap(again, main, turns), breaker: main };
    this.#asides = { policy: wrap(noop, aside, turns), breaker: aside };
  }

  /**
   * The Value that the CRM answers.
   * @throws CrmUnreachable, CrmGarbage, CrmRefusal
   */
  async call(
    endpoint: string,
    parameters: Readonly<Record<string, unknown>>,
    { signal, isRead = true, isAside = false, timeout = TOTAL_TIMEOUT }: CallOptions = {},
  ): Promise<unknown> {
    const { policy, breaker } = isAside ? this.#asides : isRead ? this.#reads : this.#writes;
    const asked = { endpoint, parameters, timeout, signal };
    const { customer, password } = this.#config;
    const texts = Object.values(parameters).filter((value) => typeof value === 'string');
    const sent = [customer, password, ...texts];
    try {
      const value = await policy.execute(async () => {
        const answer = await parsed(endpoint, await this.#requests.textOf(asked));
        return valueOf(endpoint, answer, sent);
      }, signal);
      this.#budget.earn();
      return value;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      const last = breaker.lastFailure;
      const cause = last && 'error' in last ? last.error : undefined;
      throw new CrmUnreachable(endpoint, NOT_ASKED, { cause });
    }
  }

  /** A file of the CRM's documents; undefined if it is not there. The caller reads it or ends it. */
  openDocument(fileName: string, signal?: AbortSignal): Promise<OwnerDocument | undefined> {
    return this.#requests.openDocument(fileName, { timeout: TOTAL_TIMEOUT, signal });
  }

  /** Ends its connections, also those in use. */
  destroy(): Promise<void> {
    return this.#requests.destroy();
  }
}

async function parsed(endpoint: string, text: string): Promise<unknown> {
  try {
    return await inSlices(parseInSteps(text));
  } catch {
    // The parser's own message quotes the answer, which may hold personal data.
    throw new CrmGarbage(endpoint, `${text.length} characters that are no JSON`);
  }
}

/** A refusal is an answer: the CRM is up. An answer that is no longer wanted says nothing. */
function isFailure(error: unknown): boolean {
  return error instanceof CrmUnreachable || error instanceof CrmGarbage;
}
