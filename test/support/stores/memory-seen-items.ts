import type { SeenItem, SeenItems, SeenPlace } from '../../../server/services/crm/seen-items.ts';

/** What is remembered of homes, in memory: the contract needs no SQLite. */
export class MemorySeenItems implements SeenItems {
  readonly #items = new Map<string, { revision: number; item: SeenItem }>();
  #revision = 0;
  #isBegun = false;

  async state() {
    return { revision: this.#revision, isBegun: this.#isBegun };
  }

  async after(place: SeenPlace, limit: number) {
    const found = [...this.#items.values()]
      .filter(({ revision, item }) => isAfter({ revision, key: item.key }, place))
      .sort((a, b) => (isAfter({ ...a, key: a.item.key }, { ...b, key: b.item.key }) ? 1 : -1))
      .slice(0, limit);
    const last = found.at(-1);
    return {
      place: last ? { revision: last.revision, key: last.item.key } : place,
      items: found.map(({ item }) => item),
    };
  }

  async write(base: number, items: readonly SeenItem[], options?: { isBegun: boolean }) {
    if (base !== this.#revision) return false;
    this.#revision += 1;
    this.#isBegun = options?.isBegun ?? this.#isBegun;
    for (const item of items) this.#items.set(item.key, { revision: this.#revision, item });
    return true;
  }

  async forgetGone(before: number) {
    for (const [key, { item }] of this.#items) {
      if ((item.goneAt ?? Infinity) < before) this.#items.delete(key);
    }
  }
}

function isAfter(a: SeenPlace, b: SeenPlace): boolean {
  return a.revision > b.revision || (a.revision === b.revision && a.key > b.key);
}
