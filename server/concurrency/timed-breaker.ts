import {
  type CircuitBreakerPolicy,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  type IBackoff,
} from 'cockatiel';

interface Options {
  /** Which errors are failures; whatever else is thrown, the other side has answered. */
  isFailure: (error: unknown) => boolean;
  /** Failures in a row after which nothing is asked, and milliseconds until one call is tried. */
  maxFailures: number;
  openPeriod: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A circuit breaker whose time is a clock that is handed in: cockatiel reads the system's. */
export interface TimedBreaker {
  policy: CircuitBreakerPolicy;
  /** Whether it is too early to ask again. */
  readonly isWaiting: boolean;
}

export function timedBreaker({ isFailure, maxFailures, openPeriod, now }: Options): TimedBreaker {
  let openUntil = 0;
  const isWaiting = () => now() < openUntil;
  // Asked at each call that finds the circuit open, with the time since by the system's clock.
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
