import {
  firstRetainedDay,
  MAX_PATHS,
  type MissingCount,
  type MissingPaths,
} from '../../../server/services/missing-pages/missing-paths.ts';

/** Counts in memory: the contract needs no SQLite. Several servers share `counts`. */
export class MemoryMissingPaths implements MissingPaths {
  readonly #counts: Map<string, Map<string, number>>;

  constructor(counts: Map<string, Map<string, number>> = new Map()) {
    this.#counts = counts;
  }

  async add(day: string, counts: ReadonlyMap<string, number>) {
    for (const other of this.#counts.keys()) {
      if (other < firstRetainedDay(day)) this.#counts.delete(other);
    }
    const known = new Map(this.#counts.get(day));
    for (const [path, count] of counts) known.set(path, (known.get(path) ?? 0) + count);
    const most = [...known].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
    this.#counts.set(day, new Map(most.slice(0, MAX_PATHS)));
  }

  async list() {
    return [...this.#counts].flatMap(([day, counts]) =>
      Array.from(counts, ([path, count]): MissingCount => ({ day, path, count })),
    );
  }

  async close() {}
}
