import { BEDROOM_COUNTS, OPEN_BEDROOMS } from '../filters/bedrooms.ts';
import { type FilterField, isIgnored, unsetFilters } from '../filters/filters.ts';
import { RADIUS } from '../filters/radius.ts';
import type { Region } from '../filters/regions.ts';
import { HOME_TYPES, type HomeType } from '../filters/types.ts';
import type { SortOrder } from '../filters/list-view.ts';
import type { ListKind } from '../list/list-kind.ts';
import { listParameters, parseListQuery } from '../list/list-parameters.ts';
import { emptyQuery, type ListQuery } from '../list/list-query.ts';
import type { PlaceNames } from './place-names.ts';
import type { ToggleField } from './vocabulary.ts';

/** A part of the sentence, by its offsets. */
export interface Span {
  start: number;
  end: number;
}

type Counter = 'bathrooms' | 'toilets' | 'showerrooms' | 'garages';
type Amount = 'priceMin' | 'priceMax' | 'surface' | 'plot';

/** Euro a month below which a price is a rent. */
const MAX_RENT = 10_000;

/** Filters that only homes for rent have, of which nobody asks who buys. */
const OF_RENT: readonly FilterField[] = ['furnished', 'pets'];

/** A space, or a short word, between two parts. */
const NEIGHBOURS = /^ (?:\p{L}{1,4} )?$/u;

/** What was read of a sentence so far. */
export class Draft {
  readonly unknown: Span[] = [];
  readonly unsupported: Span[] = [];
  reference: number | undefined;
  /** Whether the sentence names rent anywhere. */
  isRent = false;
  order: SortOrder | undefined;
  /** Ground that is measured: the type of a sentence that names no other. */
  ground: Span | undefined;
  radius: (Span & { km: number | undefined }) | undefined;
  readonly #types = new Set<HomeType>();
  readonly #lists = new Map<ListKind, Span>();
  readonly #regions: Region[] = [];
  readonly #set = new Map<FilterField, Span>();
  readonly #values: Partial<Record<Counter | Amount, number>> = {};
  readonly #toggles = new Set<ToggleField>();
  #bedrooms: readonly number[] = [];
  #energy: ListQuery['energy'];
  #freeFrom: ListQuery['freeFrom'];
  /** A garage without a number, which is a type where no other is named. */
  #garage: (Span & { isExtra: boolean }) | undefined;

  get hasType(): boolean {
    return this.#types.size > 0;
  }

  get isLandOnly(): boolean {
    return this.#types.size === 1 && this.#types.has(3);
  }

  get places(): readonly Region[] {
    return this.#regions;
  }

  isList(list: ListKind): boolean {
    return this.#lists.has(list);
  }

  addType(type: HomeType, span: Span): void {
    this.#types.add(type);
    this.#mark('types', span);
  }

  addList(list: ListKind, span: Span): void {
    if (!this.#lists.has(list)) this.#lists.set(list, span);
  }

  addRegions(regions: readonly Region[], span: Span): void {
    this.#regions.push(...regions);
    this.#mark('regions', span);
  }

  addGarage(span: Span, isExtra: boolean): void {
    this.#garage = { ...span, isExtra };
  }

  toggle(field: ToggleField, span: Span): void {
    this.#toggles.add(field);
    this.#mark(field, span);
  }

  setAmount(name: Counter | Amount, value: number, span: Span): void {
    this.#values[name] = value;
    this.#mark(name, span);
  }

  setEnergy(letter: NonNullable<ListQuery['energy']>, span: Span): void {
    this.#energy = letter;
    this.#mark('energy', span);
  }

  setFreeFrom(day: NonNullable<ListQuery['freeFrom']>, span: Span): void {
    this.#freeFrom = day;
    this.#mark('freeFrom', span);
  }

  /** Numbers of bedrooms; more than four count as four, which is "four or more". */
  setBedrooms(counts: readonly number[], span: Span): void {
    this.#bedrooms = counts.map((count) => Math.min(count, OPEN_BEDROOMS));
    this.#mark('bedrooms', span);
  }

  /** An unknown word beside one that no filter can do belongs to it: `hond kwijt`. */
  joinNeighbours(text: string): void {
    const unknown = this.unknown.splice(0);
    for (const word of unknown) {
      const near = this.unsupported.find(
        ({ start, end }) =>
          NEIGHBOURS.test(text.slice(end, word.start)) ||
          NEIGHBOURS.test(text.slice(word.end, start)),
      );
      if (!near) {
        this.unknown.push(word);
        continue;
      }
      near.start = Math.min(near.start, word.start);
      near.end = Math.max(near.end, word.end);
    }
  }

  /** Whether a filter was named, or a reference. */
  get isEmpty(): boolean {
    const isRead = this.#set.size > 0 || this.#lists.size > 0 || this.#garage !== undefined;
    return !isRead && this.reference === undefined && this.order === undefined;
  }

  /** Whether nothing but places was named. */
  get isPlaceOnly(): boolean {
    const others = [...this.#set.keys()].filter((name) => name !== 'regions');
    const isMore = this.#lists.size > 0 || this.#garage !== undefined || this.radius !== undefined;
    return others.length === 0 && !isMore && this.order === undefined;
  }

  /**
   * The query of the list that the sentence means; filters that this list does not have are added
   * to what is unsupported.
   * @param tab the list that is meant unless the sentence names one.
   */
  query(tab: ListKind, places: PlaceNames): ListQuery {
    this.#decideGarage();
    if (this.ground && !this.hasType) this.addType(3, this.ground);
    const listKind = this.#listKind(tab);
    const regions = withoutTownsOfStreets(this.#regions, places);
    const query: ListQuery = {
      ...emptyQuery(listKind),
      ...unsetFilters(),
      ...this.#values,
      regions,
      radius: this.#radius(regions),
      types: HOME_TYPES.filter((type) => this.#types.has(type)),
      bedrooms: BEDROOM_COUNTS.filter((count) => this.#bedrooms.includes(count)),
      energy: this.#energy,
      freeFrom: this.#freeFrom,
      order: listKind === 'sold' ? 'recent' : (this.order ?? 'recent'),
    };
    for (const field of this.#toggles) query[field] = true;
    // As its own query string has it: without repetitions.
    const written = listParameters(this.#withoutIgnored(query));
    return parseListQuery(written, listKind);
  }

  #mark(name: FilterField, span: Span): void {
    this.#set.set(name, span);
  }

  #decideGarage(): void {
    if (!this.#garage) return;
    const { isExtra, ...span } = this.#garage;
    if (this.hasType || isExtra) this.toggle('garage', span);
    else this.addType('garage', span);
  }

  #listKind(tab: ListKind): ListKind {
    for (const list of ['sold', 'rent', 'projects', 'sale'] as const) {
      const isContradicted = list === 'rent' && this.isList('sale');
      if (!this.isList(list) || isContradicted) continue;
      return list;
    }
    const contradicted = this.#lists.get('rent');
    if (contradicted) this.unsupported.push(contradicted);
    if (this.isList('sale')) return 'sale';
    const { priceMin, priceMax } = this.#values;
    const price = priceMax ?? priceMin;
    if (price !== undefined) return price < MAX_RENT ? 'rent' : tab;
    return tab === 'sale' && OF_RENT.some((name) => this.#set.has(name)) ? 'rent' : tab;
  }

  /** The radius, around the only place; the smallest one if the sentence names none. */
  #radius(regions: readonly Region[]): number | undefined {
    if (!this.radius) return undefined;
    const { km = RADIUS.min, ...span } = this.radius;
    if (regions.length === 1 && regions[0]!.street === undefined) {
      const stepped = Math.round(km / RADIUS.step) * RADIUS.step;
      return Math.min(RADIUS.max, Math.max(RADIUS.min, stepped));
    }
    this.unsupported.push(span);
    return undefined;
  }

  #withoutIgnored(query: ListQuery): ListQuery {
    const unset = unsetFilters();
    const ignored = [...this.#set].filter(([name]) => isIgnored(name, query.listKind));
    for (const [, span] of ignored) this.unsupported.push(span);
    const names = ignored.map(([name]) => [name, unset[name]] as const);
    return { ...query, ...Object.fromEntries(names) };
  }
}

/** Regions are alternatives: a town beside a street of it would bring back the whole town. */
function withoutTownsOfStreets(regions: readonly Region[], places: PlaceNames): Region[] {
  const towns = regions.filter(({ street }) => street === undefined);
  const streets = regions.filter(({ street }) => street !== undefined);
  const within = streets.filter((street) => towns.some((town) => places.contains(town, street)));
  const meant = within.length > 0 ? within : streets;
  const others = towns.filter((town) => !meant.some((street) => places.contains(town, street)));
  return [...others, ...meant];
}
