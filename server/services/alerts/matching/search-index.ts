import { hasBit, type Bits } from '../../catalogue/index/bits.ts';
import { matching } from '../../catalogue/index/answers.ts';
import type { Areas } from '../../catalogue/index/areas.ts';
import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts';
import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import type { ListKind } from '../../../../views/domain/list/list-kind.ts';
import { listParameters, parseListQuery } from '../../../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import { FIRST_VIEW } from '../../../../views/domain/filters/list-view.ts';
import type { Steps } from '../../../platform/concurrency/in-slices.ts';
import { followsAreas, keysOfRows, keysOfSearch } from './search-keys.ts';

/** What is looked for: of a saved search. */
export interface Sought {
  id: string;
  list: ListKind;
  /** Its filters as `listParameters` writes them. */
  query: string;
}

/** Searches that ask for the same, and the items that pass. */
export interface Match {
  searches: ReadonlySet<string>;
  /** The items of its list; the number of each is its place here. */
  items: readonly ListItem[];
  /** Of the items, by number, those that pass. */
  fits: Bits;
}

interface Group {
  query: ListQuery;
  searches: Set<string>;
  /** Undefined while they follow places that are not known yet. */
  keys: readonly string[] | undefined;
}

/** Lists in which something can happen that is told; what is sold is told to nobody. */
const LISTS = ['sale', 'rent', 'projects'] as const satisfies readonly ListKind[];
/** Rows that are compared in a step: some milliseconds. */
const ROWS_PER_STEP = 400_000;
/** Searches whose keys are made in a step. */
const KEYS_PER_STEP = 300;

/**
 * Saved searches by what they ask for, so that a home is compared with those alone that may want
 * it. Searches that ask for the same are one.
 */
export class SearchIndex {
  /** By list and filters. */
  readonly #groups = new Map<string, Group>();
  readonly #groupOf = new Map<string, string>();
  /** Groups by list and key. */
  readonly #byKey = new Map<string, Set<Group>>();
  #areas: Areas | undefined;

  /** How many searches there are. */
  get size(): number {
    return this.#groupOf.size;
  }

  /** Adds a search, or changes it. */
  set({ id, list, query: text }: Sought): void {
    const query = { ...parseListQuery(new URLSearchParams(text), list), ...FIRST_VIEW };
    const name = `${list}?${listParameters(query).toString()}`;
    if (this.#groupOf.get(id) === name) return;
    this.delete(id);
    const group = this.#groups.get(name) ?? { query, searches: new Set(), keys: undefined };
    this.#groups.set(name, group);
    this.#groupOf.set(id, name);
    group.searches.add(id);
  }

  delete(id: string): void {
    const name = this.#groupOf.get(id);
    const group = name === undefined ? undefined : this.#groups.get(name);
    this.#groupOf.delete(id);
    if (name === undefined || !group) return;
    group.searches.delete(id);
    if (group.searches.size > 0) return;
    this.#groups.delete(name);
    this.#drop(group);
  }

  /**
   * The searches that find something among the homes and projects of an index, in steps: each finds
   * what its list would. @param index of some or all items of a catalogue.
   */
  *matches(index: CatalogueIndex): Steps<Match[]> {
    yield* this.#prepare(index.areas);
    const matches: Match[] = [];
    for (const list of LISTS) {
      const listIndex = index.listIndexes[list];
      const rows = listIndex.columns.areas.length;
      if (rows === 0) continue;
      const perStep = Math.max(1, Math.floor(ROWS_PER_STEP / (rows + 2_000)));
      let left = perStep;
      for (const group of this.#candidates(list, keysOfRows(listIndex, index.areas))) {
        const { fits, totals } = matching(index, group.query);
        if (totals.homes + totals.projects > 0) {
          matches.push({ searches: group.searches, items: listIndex.items, fits: fits.slice() });
        }
        left -= 1;
        if (left > 0) continue;
        left = perStep;
        yield;
      }
    }
    return matches;
  }

  #candidates(list: ListKind, keys: ReadonlySet<string>): Set<Group> {
    const candidates = new Set<Group>();
    for (const key of keys) {
      for (const group of this.#byKey.get(`${list} ${key}`) ?? []) candidates.add(group);
    }
    return candidates;
  }

  /** Makes the keys of new searches, and anew those that follow the catalogue's places. */
  *#prepare(areas: Areas): Steps<void> {
    const isOther = areas !== this.#areas;
    this.#areas = areas;
    let left = KEYS_PER_STEP;
    for (const group of this.#groups.values()) {
      const isKnown = group.keys !== undefined && !(isOther && followsAreas(group.query));
      if (isKnown) continue;
      this.#drop(group);
      group.keys = keysOfSearch(group.query, areas);
      for (const key of group.keys) this.#put(`${group.query.listKind} ${key}`, group);
      left -= 1;
      if (left > 0) continue;
      left = KEYS_PER_STEP;
      yield;
    }
  }

  #put(key: string, group: Group): void {
    const groups = this.#byKey.get(key) ?? new Set();
    groups.add(group);
    this.#byKey.set(key, groups);
  }

  #drop(group: Group): void {
    for (const key of group.keys ?? []) {
      const name = `${group.query.listKind} ${key}`;
      const groups = this.#byKey.get(name);
      groups?.delete(group);
      if (groups?.size === 0) this.#byKey.delete(name);
    }
  }
}

/** Whether an item passes, by its number. */
export function passes({ fits }: Match, item: number): boolean {
  return hasBit(fits, item);
}
