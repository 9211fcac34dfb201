import { BEDROOM_COUNTS } from '../../../../views/domain/filters/bedrooms.ts';
import type { ChoiceCounts } from '../../../../views/domain/list/finding.ts';
import type { FilterName } from '../../../../views/domain/list/list-filters.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import { fillBits, intersectBits } from './bits.ts';
import { type CatalogueIndex, typesOf } from './catalogue-index.ts';
import { filterBits } from './filter-bits.ts';
import { passing } from './filter-columns.ts';
import { itemsOfRows } from './item-rows.ts';

/**
 * Number of results of a list for each type and each number of bedrooms, with the other filters of
 * the query.
 */
export function choiceCounts(index: CatalogueIndex, query: ListQuery): ChoiceCounts {
  const types = typesOf(index, query.listKind).map(({ type }) => type);
  const byType = countEach(
    index,
    query,
    'types',
    types.map((type) => [type]),
  );
  const byBedrooms = countEach(
    index,
    query,
    'bedrooms',
    BEDROOM_COUNTS.map((count) => [count]),
  );
  return {
    types: Object.fromEntries(types.map((type, at) => [type, byType[at]!])),
    bedrooms: Object.fromEntries(
      BEDROOM_COUNTS.map((count, at) => [count, byBedrooms[at]!]),
    ) as ChoiceCounts['bedrooms'],
  };
}

/** The number of items for each value of a filter. */
function countEach<Name extends FilterName>(
  { listIndexes, areas }: CatalogueIndex,
  query: ListQuery,
  name: Name,
  values: readonly ListQuery[Name][],
): number[] {
  const listIndex = listIndexes[query.listKind];
  const { scratch, projectRows, filters } = listIndex;
  scratch.begin();
  const others = fillBits(scratch.take(), projectRows.at(-1)!);
  for (const one of filterBits({ listIndex, areas, query })) {
    if (one.name !== name) intersectBits(others, one.bits);
  }
  return values.map((value) => {
    const context = { listIndex, areas, query: { ...query, [name]: value } };
    const bits = scratch.take();
    bits.set(others);
    intersectBits(bits, passing(name, filters, context));
    const { homes, projects } = itemsOfRows(listIndex, bits);
    return homes + projects;
  });
}
