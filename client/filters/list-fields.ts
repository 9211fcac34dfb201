import { isUnknown, listParameters } from '../../views/domain/list-parameters.ts';
import type { Listing, ListQuery } from '../../views/domain/list-query.ts';
import type { CounterName, SwitchName } from './filter-texts.ts';

const COUNTERS: readonly CounterName[] = ['bathrooms', 'toilets', 'showerrooms', 'garages'];
const SWITCHES: readonly SwitchName[] = ['garden', 'terrace', 'garage', 'lift'];

interface LesserFields {
  counters: readonly CounterName[];
  switches: readonly SwitchName[];
}

const OF_HOMES: LesserFields = { counters: COUNTERS, switches: SWITCHES };

/**
 * What each list is asked less often. Only among homes for sale there are projects to hide; of the
 * units of a project a garden and a terrace are known, their bathrooms are not.
 */
export const LESSER_FIELDS: Readonly<Record<Listing, LesserFields>> = {
  sale: { counters: COUNTERS, switches: [...SWITCHES, 'hideproject'] },
  rent: OF_HOMES,
  sold: OF_HOMES,
  projects: { counters: [], switches: ['garden', 'terrace'] },
};

/** Around two places a radius would be two (spec section 2). */
export function canHaveRadius({ regions }: Pick<ListQuery, 'regions'>): boolean {
  return regions.length < 2;
}

/**
 * What the form carries along because no field of it says it: the order, the part of the map, what
 * only another list is asked, and whatever the site does not know.
 */
export function keptFields(
  query: ListQuery,
  shown: URLSearchParams,
  { hasBudget }: { hasBudget: boolean },
): [name: string, value: string][] {
  const { counters, switches } = LESSER_FIELDS[query.listing];
  const fields = new Set<string>(['region', 'type', 'bedrooms', 'page', ...counters, ...switches]);
  if (canHaveRadius(query)) fields.add('radius');
  if (hasBudget) for (const name of ['pricemin', 'pricemax']) fields.add(name);
  if (query.listing === 'sold') fields.add('goal');
  return [
    ...[...listParameters(query)].filter(([name]) => !fields.has(name)),
    ...[...shown].filter(([name]) => isUnknown(name)),
  ];
}
