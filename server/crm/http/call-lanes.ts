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
import { timedBreaker } from '../../concurrency/timed-breaker.ts';
import { RetryBudget } from './retry-budget.ts';

/** Calls at once; those that wait for their turn. */
export const MAX_CALLS = 20;
const MAX_WAITING = 1000;
/** Repetitions of a call that only reads. */
const RETRIES = 2;
/** Failures after which calls fail at once, and milliseconds until one is tried again. */
const MAX_FAILURES = 5;
const PROBE_AFTER = 10_000;

export const NOT_ASKED = `not asked, as the last ${MAX_FAILURES} calls failed`;

/**
 * `read` may be repeated, `write` is not. Of `aside` all goes on without the answer: it is not
 * repeated, and its failures keep nothing but its like from being asked for.
 */
export type CallKind = 'read' | 'write' | 'aside';

/** How calls of a kind are made. */
interface Lane {
  policy: IPolicy;
  breaker: CircuitBreakerPolicy;
  /** To be called when one went well. */
  answered: () => void;
}
export type CallLanes = Readonly<Record<CallKind, Lane>>;

/** @param now milliseconds since 1970. */
export function callLanes(now: () => number, isFailure: (error: unknown) => boolean): CallLanes {
  const budget = new RetryBudget();
  const breaker = () =>
    timedBreaker({ isFailure, maxFailures: MAX_FAILURES, openPeriod: PROBE_AFTER, now }).policy;
  const [main, ofAsides] = [breaker(), breaker()];
  const turns = bulkhead(MAX_CALLS, MAX_WAITING);
  const mayRepeat = (error: unknown) => isFailure(error) && budget.spend();
  const again = retry(handleWhen(mayRepeat), {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }),
  });
  const answered = () => budget.earn();
  return {
    read: { policy: wrap(again, main, turns), breaker: main, answered },
    write: { policy: wrap(noop, main, turns), breaker: main, answered },
    aside: { policy: wrap(noop, ofAsides, turns), breaker: ofAsides, answered },
  };
}
