import {
  type OpenHouse,
  openHouseTimes,
  type UpcomingOpenHouse,
  upcomingOpenHouses,
} from '../../../views/domain/open-house/open-house.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { isSold } from '../../../views/domain/property/sold.ts';

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

/** The open houses of a snapshot, of which pages show those that are not over. */
export class OpenHouses {
  readonly #options: Options;
  /** Those with a number of places. */
  readonly #limited: readonly { id: number; openHouse: OpenHouse }[];
  #full = { version: '', text: '' };
  /** When each begins and ends, ascending. */
  readonly #moments: readonly number[];
  #passed = 0;

  constructor(homes: readonly Property[], options: Options) {
    this.#options = options;
    this.#limited = homes.flatMap(({ id, openHouses }) =>
      openHouses
        .filter(({ registration, places }) => registration && places !== undefined)
        .map((openHouse) => ({ id, openHouse })),
    );
    this.#moments = homes
      .flatMap(({ openHouses }) => openHouses)
      .map((one) => openHouseTimes(one))
      .flatMap(({ begins, ends }) => [begins, ends])
      .toSorted((a, b) => a - b);
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
