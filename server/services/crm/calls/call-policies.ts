import {
  bulkhead,
  type CircuitBreakerPolicy,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  noop,
  retry,
  wrap,
} from 'cockatiel';
import { timedBreaker } from '../../../platform/concurrency/timed-breaker.ts';
import { RetryBudget } from './retry-budget.ts';

/** Calls at once: as many as a CRM's server is likely to answer without queueing. */
export const MAX_CALLS = 20;
/** Calls that are queued besides: a refresh queues hundreds, more is a fault. */
const MAX_WAITING = 1000;
/** Maximum number of retries of a read call. */
const RETRIES = 2;
/** Milliseconds before the first retry, about; each further one doubles it. */
const RETRY_DELAY = 100;
/** Milliseconds before any retry: a page may be waiting. */
const MAX_RETRY_DELAY = 1000;
/** Failures in a row after which the circuit opens: calls then fail at once. */
const MAX_FAILURES = 5;
/** Milliseconds for which the circuit is open; then one call is tried. */
const PROBE_AFTER = 10_000;

export const CIRCUIT_OPEN = `not asked, as the last ${MAX_FAILURES} calls failed`;

/**
 * `read` may be repeated, `write` is not. An `optional` call is not essential: it is not
 * repeated, and has its own circuit breaker.
 */
export type CallKind = 'read' | 'write' | 'optional';

/** The policies of a kind of calls. */
interface CallPolicy {
  policy: IPolicy;
  breaker: CircuitBreakerPolicy;
  /** To be called after a successful call. */
  answered: () => void;
}
export type CallPolicies = Readonly<Record<CallKind, CallPolicy>>;

/** @param now milliseconds since 1970. */
export function callPolicies(
  now: () => number,
  isFailure: (error: unknown) => boolean,
): CallPolicies {
  const budget = new RetryBudget();
  const breaker = () =>
    timedBreaker({ isFailure, maxFailures: MAX_FAILURES, openPeriod: PROBE_AFTER, now }).policy;
  const [main, optional] = [breaker(), breaker()];
  const concurrency = bulkhead(MAX_CALLS, MAX_WAITING);
  const mayRepeat = (error: unknown) => isFailure(error) && budget.spend();
  const again = retry(handleWhen(mayRepeat), {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff({ initialDelay: RETRY_DELAY, maxDelay: MAX_RETRY_DELAY }),
  });
  const answered = () => budget.earn();
  return {
    read: { policy: wrap(again, main, concurrency), breaker: main, answered },
    write: { policy: wrap(noop, main, concurrency), breaker: main, answered },
    optional: { policy: wrap(noop, optional, concurrency), breaker: optional, answered },
  };
}
