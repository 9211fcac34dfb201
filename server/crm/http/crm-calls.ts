import {
  BrokenCircuitError,
  bulkhead,
  type CircuitBreakerPolicy,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  noop,
  retry,
  wrap,
} from 'cockatiel';
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
  /** Milliseconds; for calls whose answer is large. */
  timeout?: number;
}

/**
 * Calls of the CRM's interface. No error, log line or trace holds an address: credentials and
 * passwords are in the query string.
 */
export class CrmCalls {
  readonly #config: HttpCrmConfig;
  readonly #requests: CrmRequests;
  readonly #budget = new RetryBudget();
  readonly #breaker: CircuitBreakerPolicy;
  readonly #reads: IPolicy;
  readonly #writes: IPolicy;

  constructor(config: HttpCrmConfig) {
    this.#config = config;
    this.#requests = new CrmRequests(config, MAX_CALLS);
    this.#breaker = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: PROBE_AFTER,
      breaker: new ConsecutiveBreaker(MAX_FAILURES),
    });
    const turns = bulkhead(MAX_CALLS, MAX_WAITING);
    const mayRepeat = (error: unknown) => isFailure(error) && this.#budget.spend();
    const again = retry(handleWhen(mayRepeat), {
      maxAttempts: RETRIES,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }),
    });
    this.#writes = wrap(noop, this.#breaker, turns);
    this.#reads = wrap(again, this.#breaker, turns);
  }

  /**
   * The Value that the CRM answers.
   * @throws CrmUnreachable, CrmGarbage, CrmRefusal
   */
  async call(
    endpoint: string,
    parameters: Readonly<Record<string, unknown>>,
    { signal, isRead = true, timeout = TOTAL_TIMEOUT }: CallOptions = {},
  ): Promise<unknown> {
    const policy = isRead ? this.#reads : this.#writes;
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
      const last = this.#breaker.lastFailure;
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
