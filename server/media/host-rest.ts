import { PictureFault } from './picture-fault.ts';

/** Failures in a row after which a host is taken to be down. */
const PATIENCE = 3;
/** Milliseconds for which it is left alone then. */
const REST = 60_000;

/** Leaves a host alone that has failed several times in a row: its next pictures would fail too. */
export class HostRest {
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

  /** Why it is not asked now. After the rest one more failure is enough for the next. */
  fault(host: string): PictureFault | undefined {
    const known = this.#hosts.get(host);
    if (!known || known.failures < PATIENCE || this.#now() - known.last >= REST) return undefined;
    return new PictureFault('busy', `${host} has failed ${known.failures} times in a row`);
  }
}
