import {
  type ConcurrencyLimit,
  concurrencyLimit,
} from '../../../../platform/concurrency/concurrency-limit.ts';
import { SingleFlight } from '../../../../platform/concurrency/single-flight.ts';
import { untilAborted } from '../../../../platform/concurrency/until-aborted.ts';

/** Milliseconds for which an answer to an owner is given again. */
const REMEMBERED = 60_000;
/** Milliseconds for which an answer may be on its way: a reload gets what the first request began. */
const FLIGHT = 30_000;
/** Answers in memory: a history has some hundred kilobytes at most. */
const MAX_ANSWERS = 200;
/** Calls at once for one owner: others shall find the CRM's connections free. */
const CALLS_OF_OWNER = 4;
/** Calls of one owner that are queued besides: more than their pages need. */
const WAITING_OF_OWNER = 200;

interface Answer {
  at: number;
  value: unknown;
}

/** How the CRM is asked for an owner. */
export interface OwnerCalls {
  /** Of the flight, not of one who waits for it. */
  signal: AbortSignal;
  limit: ConcurrencyLimit;
}

/**
 * What the CRM answered of owners in the last minute. Requests for the same at the same time share
 * one flight, which goes on when who began it has left.
 */
export class OwnerMemory {
  readonly #now: () => number;
  readonly #answers = new Map<string, Answer>();
  readonly #flights = new SingleFlight<unknown>();
  /** Owners about whom the CRM is being asked. */
  readonly #asked = new Map<number, { limit: ConcurrencyLimit; questions: number }>();

  /** @param now milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answer to a new question, which is not remembered. */
  anew<T>(owner: number, ask: (calls: OwnerCalls) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#ask(owner, ask, signal ?? AbortSignal.timeout(FLIGHT));
  }

  /**
   * The answer that is remembered under the owner and `about`, or a new one.
   * @throws the errors of `ask`, which are not remembered; the reason of `signal`.
   */
  async of<T>(
    owner: number,
    about: string,
    ask: (calls: OwnerCalls) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const key = `${owner} ${about}`;
    const known = this.#answers.get(key);
    if (known && Math.abs(this.#now() - known.at) < REMEMBERED) return known.value as T;
    const flight = this.#flights.do(key, async () => {
      const value = await this.#ask(owner, ask, AbortSignal.timeout(FLIGHT));
      this.#keep(key, value);
      return value;
    }) as Promise<T>;
    return signal ? untilAborted(flight, signal) : flight;
  }

  #keep(key: string, value: unknown): void {
    this.#answers.delete(key);
    this.#answers.set(key, { at: this.#now(), value });
    for (const [old, { at }] of this.#answers) {
      const isOld = Math.abs(this.#now() - at) >= REMEMBERED;
      if (isOld || this.#answers.size > MAX_ANSWERS) this.#answers.delete(old);
    }
  }

  /** All questions about one owner that are under way share the owner's calls. */
  async #ask<T>(
    owner: number,
    ask: (calls: OwnerCalls) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const asked = this.#asked.get(owner) ?? { limit: limitOfOwner(), questions: 0 };
    this.#asked.set(owner, asked);
    asked.questions += 1;
    try {
      return await ask({ signal, limit: asked.limit });
    } finally {
      asked.questions -= 1;
      if (asked.questions === 0) this.#asked.delete(owner);
    }
  }
}

function limitOfOwner(): ConcurrencyLimit {
  const full = () => new Error('too many calls for one owner');
  return concurrencyLimit({ atATime: CALLS_OF_OWNER, maxWaiting: WAITING_OF_OWNER, full });
}
