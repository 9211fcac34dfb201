import { MediaFault } from './media-fault.ts';

/** Failures in a row after which the circuit opens. */
const FAILURE_THRESHOLD = 3;
/** Milliseconds for which it stays open. */
const OPEN_PERIOD = 60_000;

/** A circuit breaker for each host: after failures in a row a host is not asked for a while. */
export class HostCircuitBreaker {
  readonly #hosts = new Map<string, { failures: number; last: number }>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  failed(host: string): void {
    const failures = (this.#hosts.get(host)?.failures ?? 0) + 1;
    this.#hosts.set(host, { failures, last: this.#now() });
  }

  answered(host: string): void {
    this.#hosts.delete(host);
  }

  /** Why the host is not asked now. After the open period one more failure opens it again. */
  fault(host: string): MediaFault | undefined {
    const known = this.#hosts.get(host);
    if (!known || known.failures < FAILURE_THRESHOLD || this.#now() - known.last >= OPEN_PERIOD)
      return undefined;
    return new MediaFault('busy', `${host} has failed ${known.failures} times in a row`);
  }
}
