import { isPlaceName } from '../../../../views/domain/filters/regions.ts';
import type { Located } from '../../../../views/domain/place/located.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import type { Area } from './area.ts';

/** A street under one postcode in which something on offer has a published address. */
export interface Street {
  /** Counts from 0 without gaps. */
  id: number;
  area: Area;
  /** As the CRM spells it. */
  name: string;
  /** By language, where it has several. */
  names?: Located['streetNames'];
  key: string;
}

/** A street that a text may mean; a smaller score is better, 0.5 is its whole name. */
export interface StreetMatch {
  street: Street;
  score: number;
}

/** Letters before a text is looked up: fewer are in too many names. */
const MIN_LENGTH = 3;
const HOUSE_NUMBER = / \d+[a-z]?$/;

/** The streets of published addresses. One that is not published, or of a sold home, is in none. */
export class Streets {
  #size = 0;
  readonly #byCode = new Map<string, Street>();
  readonly #byKey = new Map<string, Street[]>();

  /** Adds the street of an item under each of its names, of which another item may have one only. */
  learn(item: Located, area: Area, { isSold }: { isSold: boolean }): void {
    const key = publishedKey(item, isSold);
    if (key === '') return;
    const others = Object.values(item.streetNames ?? {}).filter(isPlaceName);
    const keys = [key, ...others.map(placeKey)];
    const known = keys.map((each) => this.#byCode.get(`${area.id} ${each}`)).find(Boolean);
    const street = known ?? { id: this.#size++, area, name: item.street.trim(), key };
    if (item.streetNames) street.names ??= item.streetNames;
    for (const each of keys) this.#call(each, street);
  }

  #call(key: string, street: Street): void {
    const code = `${street.area.id} ${key}`;
    if (this.#byCode.has(code)) return;
    this.#byCode.set(code, street);
    const alike = this.#byKey.get(key) ?? [];
    alike.push(street);
    this.#byKey.set(key, alike);
  }

  /** The streets of exactly this key, one for each area. */
  called(key: string): readonly Street[] {
    return this.#byKey.get(key) ?? [];
  }

  /** The street of an item whose address is published. */
  of(item: Located, area: Area, { isSold }: { isSold: boolean }): Street | undefined {
    const key = publishedKey(item, isSold);
    return key === '' ? undefined : this.#byCode.get(`${area.id} ${key}`);
  }

  /** The street of this name in an area. */
  named(name: string, area: Area): Street | undefined {
    return this.#byCode.get(`${area.id} ${placeKey(name)}`);
  }

  /**
   * The `count` best streets whose name is, begins with, or has a word that begins with the text;
   * among equals those that were learnt first.
   */
  find(text: string, count: number): StreetMatch[] {
    const typed = placeKey(text);
    const zip = /(?<!\d)\d{4}(?!\d)/.exec(typed)?.[0];
    const key = placeKey(typed.replace(zip ?? '', '')).replace(HOUSE_NUMBER, '');
    if (key.length < MIN_LENGTH) return [];
    const best = new BestStreets(count);
    // Large agencies have tens of thousands of streets, under some thousand names.
    for (const [name, streets] of this.#byKey) {
      const score = name.includes(key) ? fitOf(name, key) : undefined;
      if (score === undefined) continue;
      for (const street of streets) {
        if (zip === undefined || street.area.zip === zip) best.add({ street, score });
      }
    }
    return best.all;
  }
}

function publishedKey({ publishAddress, street }: Located, isSold: boolean): string {
  return publishAddress && !isSold && isPlaceName(street.trim()) ? placeKey(street) : '';
}

/** A place whose name fits as well comes first. */
function fitOf(name: string, key: string): number | undefined {
  if (name === key) return 0.5;
  if (name.startsWith(key)) return 1.5;
  return name.includes(` ${key}`) ? 1.75 : undefined;
}

/** The best of many matches. */
class BestStreets {
  readonly #count: number;
  readonly #all: StreetMatch[] = [];

  /** @param count at least 1. */
  constructor(count: number) {
    this.#count = count;
  }

  /** The best first. */
  get all(): StreetMatch[] {
    return this.#all;
  }

  /** Of two names of a street that match, the better one counts. */
  add(match: StreetMatch): void {
    const known = this.#all.findIndex(({ street }) => street === match.street);
    if (known >= 0) {
      if (compare(match, this.#all[known]!) >= 0) return;
      this.#all.splice(known, 1);
    }
    const { length } = this.#all;
    if (length === this.#count && compare(match, this.#all[length - 1]!) > 0) return;
    const after = this.#all.findIndex((other) => compare(match, other) < 0);
    this.#all.splice(after < 0 ? length : after, 0, match);
    if (length === this.#count) this.#all.pop();
  }
}

function compare(a: StreetMatch, b: StreetMatch): number {
  return a.score - b.score || a.street.id - b.street.id;
}
