import type { RelaxedPair, RelaxedQuery } from '../../../../views/domain/list/finding.ts';
import { withoutFilter } from '../../../../views/domain/list/list-filters.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import { everyRow, listFilters, matching } from './answers.ts';
import { type Bits, intersectBits } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { FilterBits } from './filter-bits.ts';
import { itemsOfRows } from './item-rows.ts';
import type { ListIndex } from './list-index.ts';

/**
 * For each filter the rows that pass all the others: those that pass this one too, and those that
 * fail only this one. One pass over the bits for all filters.
 */
export function withoutEachFilter(index: CatalogueIndex, query: ListQuery): RelaxedQuery[] {
  const { listIndex, filters } = listFilters(index, query);
  const rows = everyRow(listIndex);
  const passing = filters.map(() => listIndex.scratch.take());
  for (let word = 0; word < rows.length; word += 1) {
    let [failsOne, failsMore] = [0, 0];
    for (const { bits } of filters) {
      const fails = ~bits[word]!;
      failsMore |= failsOne & fails;
      failsOne |= fails;
    }
    for (const [at, { bits }] of filters.entries()) {
      passing[at]![word] = rows[word]! & ~failsMore & (~failsOne | ~bits[word]!);
    }
  }
  return filters.map(({ name }, at) => {
    const totals = itemsOfRows(listIndex, passing[at]!);
    const total = totals.homes + totals.projects;
    return { dropped: name, query: withoutFilter(query, name), total, totals };
  });
}

/**
 * The two filters without which there are matches, where no single one is enough; of several pairs
 * the one that loses least: whose filters most items of the list pass. Undefined if no pair helps.
 */
export function withoutTwoFilters(
  index: CatalogueIndex,
  query: ListQuery,
): RelaxedPair | undefined {
  const { listIndex, filters } = listFilters(index, query);
  const pairs = pairsFailed(listIndex, filters).map(([one, other]) => ({
    dropped: [one.name, other.name] as const,
    passing: itemsPassing(listIndex, [one.bits, other.bits]),
  }));
  const [best] = pairs.sort((a, b) => b.passing - a.passing);
  if (!best) return undefined;
  const left = best.dropped.reduce(withoutFilter, query);
  const { totals } = matching(index, left);
  const total = totals.homes + totals.projects;
  return { dropped: best.dropped, query: left, total, totals };
}

/** The pairs of filters of which some row fails both and no other, in the order of the filters. */
function pairsFailed(
  listIndex: ListIndex,
  filters: readonly FilterBits[],
): [one: FilterBits, other: FilterBits][] {
  const rows = everyRow(listIndex);
  const pairs = new Set<number>();
  for (let word = 0; word < rows.length; word += 1) {
    let [failsOne, failsTwo, failsMore] = [0, 0, 0];
    for (const { bits } of filters) {
      const fails = ~bits[word]!;
      failsMore |= failsTwo & fails;
      failsTwo |= failsOne & fails;
      failsOne |= fails;
    }
    let left = rows[word]! & failsTwo & ~failsMore;
    for (; left !== 0; left &= left - 1) {
      pairs.add(pairFailed(filters, word, left & -left));
    }
  }
  const count = filters.length;
  return [...pairs]
    .sort((a, b) => a - b)
    .map((pair) => [filters[Math.floor(pair / count)]!, filters[pair % count]!]);
}

/** The two filters that the row of a bit fails, as one number. */
function pairFailed(filters: readonly FilterBits[], word: number, bit: number): number {
  const one = filters.findIndex(({ bits }) => (bits[word]! & bit) === 0);
  const other = filters.findLastIndex(({ bits }) => (bits[word]! & bit) === 0);
  return one * filters.length + other;
}

function itemsPassing(listIndex: ListIndex, filters: readonly Bits[]): number {
  const bits = everyRow(listIndex);
  for (const passing of filters) intersectBits(bits, passing);
  const { homes, projects } = itemsOfRows(listIndex, bits);
  return homes + projects;
}
