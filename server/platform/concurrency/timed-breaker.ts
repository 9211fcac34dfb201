import {
  type CircuitBreakerPolicy,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  type IBackoff,
} from 'cockatiel';
import { stillLasts } from '../still-lasts.ts';

interface Options {
  /** Which errors are failures; with any other error the host has answered. */
  isFailure: (error: unknown) => boolean;
  /** Consecutive failures that open the circuit, and milliseconds until one call is tried. */
  maxFailures: number;
  openPeriod: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A circuit breaker with an injected clock: cockatiel reads the system clock. */
export interface TimedBreaker {
  policy: CircuitBreakerPolicy;
  /** Whether the open period has not ended. */
  readonly isWaiting: boolean;
}

export function timedBreaker({ isFailure, maxFailures, openPeriod, now }: Options): TimedBreaker {
  let openUntil = 0;
  const isWaiting = () => stillLasts(openUntil, now(), openPeriod);
  // Called for each call while the circuit is open, with the elapsed time of the system clock.
  const wait: IBackoff<unknown> = {
    get duration() {
      return isWaiting() ? Infinity : 0;
    },
    next: () => wait,
  };
  const policy = circuitBreaker(handleWhen(isFailure), {
    breaker: new ConsecutiveBreaker(maxFailures),
    halfOpenAfter: wait,
  });
  policy.onBreak(() => {
    openUntil = now() + openPeriod;
  });
  return {
    policy,
    get isWaiting() {
      return isWaiting();
    },
  };
}
