import {
  FILTER_FIELDS,
  type FilterField,
  hasField,
  writeFilter,
} from '../../views/domain/filters/filters.ts';
import { writeView } from '../../views/domain/filters/list-view.ts';
import { isUnknown } from '../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';

const BUDGET: ReadonlySet<FilterField> = new Set(['priceMin', 'priceMax']);

/**
 * Parameters that the form passes on as hidden inputs because it has no field for them: the order,
 * the bounds, parameters of other lists, and unknown ones.
 */
export function hiddenFields(
  query: ListQuery,
  shown: URLSearchParams,
  { hasBudget }: { hasBudget: boolean },
): [name: string, value: string][] {
  const isShown = (name: FilterField) => {
    // Kept for when one of several places is left; around none and around a street it means nothing.
    if (name === 'radius') return query.regions.length < 2;
    return hasField(name, query.listKind) && (hasBudget || !BUDGET.has(name));
  };
  const carried = FILTER_FIELDS.filter((name) => !isShown(name));
  return [
    ...carried.flatMap((name) => writeFilter(name, query)),
    ...writeView({ ...query, page: 1 }),
    ...[...shown].filter(([name]) => isUnknown(name)),
  ];
}
