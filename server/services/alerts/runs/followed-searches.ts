import { setImmediate } from 'node:timers/promises';
import { SearchIndex } from '../matching/search-index.ts';
import type { SavedSearch } from '../saved-search.ts';
import type { SavedSearchStore } from '../saved-search-store.ts';

/** Changes that are read at a time. */
const SLICE = 500;

/** The searches to which mails go, in memory and indexed, as the store has them. */
export class FollowedSearches {
  readonly index = new SearchIndex();
  readonly #store: Pick<SavedSearchStore, 'changes'>;
  readonly #active = new Map<string, SavedSearch>();
  #number = 0;

  constructor(store: Pick<SavedSearchStore, 'changes'>) {
    this.#store = store;
  }

  /** Number of active searches. */
  get size(): number {
    return this.#active.size;
  }

  /** An active search. */
  find(id: string): SavedSearch | undefined {
    return this.#active.get(id);
  }

  /**
   * Reads what has changed since the last call.
   * @returns whether a search is active that was not, or has changed.
   */
  async follow(): Promise<boolean> {
    let hasNew = false;
    for (;;) {
      const { number, changes } = await this.#store.changes(this.#number, SLICE);
      for (const { id, search } of changes) hasNew = this.#take(id, search) || hasNew;
      this.#number = number;
      if (changes.length < SLICE) return hasNew;
      await setImmediate();
    }
  }

  #take(id: string, search: SavedSearch | undefined): boolean {
    if (search?.state !== 'active') {
      this.#active.delete(id);
      this.index.delete(id);
      return false;
    }
    this.#active.set(id, search);
    this.index.set(search);
    return true;
  }
}
