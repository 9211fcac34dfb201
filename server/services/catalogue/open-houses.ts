import {
  type OpenHouse,
  openHouseTimes,
  type UpcomingOpenHouse,
  upcomingOpenHouses,
} from '../../../views/domain/open-house/open-house.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { isSold } from '../../../views/domain/property/sold.ts';
import { forEachInSteps, runSync, type Steps } from '../../platform/concurrency/in-slices.ts';

/** Homes per step. */
const STEP = 1000;

/** Which open houses are full. */
export interface Seats {
  isFull(homeId: number, openHouse: OpenHouse): boolean;
  /** Changes whenever an answer may. */
  readonly version: string;
}

export const NO_SEATS: Seats = { isFull: () => false, version: '' };

interface Options {
  ignoredLabels: readonly number[];
  /** Milliseconds since 1970. */
  now: () => number;
  seats: Seats;
}

interface Collected {
  limited: readonly { id: number; openHouse: OpenHouse }[];
  moments: Float64Array;
}

/** The open houses of a snapshot, of which pages show those that are not over. */
export class OpenHouses {
  readonly #options: Options;
  /** Those with a number of places. */
  readonly #limited: Collected['limited'];
  #full = { version: '', text: '' };
  /** When each begins and ends, ascending. */
  readonly #moments: Float64Array;
  #passed = 0;

  private constructor({ limited, moments }: Collected, options: Options) {
    this.#options = options;
    this.#limited = limited;
    this.#moments = moments;
  }

  static *inSteps(homes: readonly Property[], options: Options): Steps<OpenHouses> {
    return new OpenHouses(yield* collected(homes), options);
  }

  /** The same synchronously, for few homes. */
  static of(homes: readonly Property[], options: Options): OpenHouses {
    return runSync(OpenHouses.inSteps(homes, options));
  }

  /** Changes whenever what pages show of open houses may. */
  get version(): string {
    if (this.#moments.length === 0) return '';
    const now = this.#options.now();
    // The clock may be set back.
    while (this.#passed > 0 && this.#moments[this.#passed - 1]! > now) this.#passed -= 1;
    while (this.#passed < this.#moments.length && this.#moments[this.#passed]! <= now) {
      this.#passed += 1;
    }
    return `.${this.#passed}.${this.#fullOnes()}`;
  }

  /** Which are full: most registrations change nothing of it. */
  #fullOnes(): string {
    const { seats } = this.#options;
    if (seats.version !== this.#full.version) {
      const full = this.#limited.filter(({ id, openHouse }) => seats.isFull(id, openHouse));
      const text = full.map(({ id, openHouse: { start } }) => `${id} ${start}`).join();
      this.#full = { version: seats.version, text };
    }
    return this.#full.text;
  }

  /** Those of a home that are not over, the first to begin first; none of a sold one. */
  of(home: Property): readonly UpcomingOpenHouse[] {
    const { ignoredLabels, now, seats } = this.#options;
    if (home.openHouses.length === 0 || isSold(home, ignoredLabels)) return [];
    const time = now();
    return upcomingOpenHouses(home.openHouses, time).map((one) => ({
      ...one,
      takesRegistrations: one.registration && openHouseTimes(one).begins > time,
      isFull: one.registration && seats.isFull(home.id, one),
    }));
  }
}

function* collected(homes: readonly Property[]): Steps<Collected> {
  const limited: { id: number; openHouse: OpenHouse }[] = [];
  const moments: number[] = [];
  yield* forEachInSteps(homes.length, STEP, (index) => {
    const { id, openHouses } = homes[index]!;
    for (const openHouse of openHouses) {
      const { registration, places } = openHouse;
      if (registration && places !== undefined) limited.push({ id, openHouse });
      const { begins, ends } = openHouseTimes(openHouse);
      moments.push(begins, ends);
    }
  });
  return { limited, moments: Float64Array.from(moments).sort() };
}
