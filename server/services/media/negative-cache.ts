import { LRUCache } from 'lru-cache';
import { stillLasts } from '../../platform/still-lasts.ts';
import type { MediaFault } from './fetch/media-fault.ts';

const MINUTE = 60_000;
/**
 * Milliseconds until a failed picture is tried again, by kind of failure: a host that is down
 * returns sooner than a missing file.
 */
const RETRY_AFTER = {
  gone: 60 * MINUTE,
  unusable: 60 * MINUTE,
  unreachable: 5 * MINUTE,
  busy: 0,
} as const;
/** Pictures whose failures are remembered: as many as a large catalogue may name. */
const MAX_KNOWN = 20_000;

interface Known {
  fault: MediaFault;
  until: number;
}

/** Remembers for a while which pictures failed, so that they are not requested again at once. */
export class NegativeCache {
  /** Made for the first failure: its tables take a millisecond of a start. */
  #known: LRUCache<string, Known> | undefined;
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  add(name: string, fault: MediaFault): void {
    this.#known ??= new LRUCache({ max: MAX_KNOWN });
    this.#known.set(name, { fault, until: this.#now() + RETRY_AFTER[fault.kind] });
  }

  get(name: string): MediaFault | undefined {
    const known = this.#known?.get(name);
    const isKnown = known && stillLasts(known.until, this.#now(), RETRY_AFTER[known.fault.kind]);
    return isKnown ? known.fault : undefined;
  }

  forget(name: string): void {
    this.#known?.delete(name);
  }
}
