import { isUnknown, listParameters } from '../../views/domain/list-parameters.ts';
import type { Listing, ListQuery } from '../../views/domain/list-query.ts';
import type { SwitchName } from './filter-texts.ts';

const FEATURES: readonly SwitchName[] = ['garden', 'terrace', 'garage', 'lift'];
const ROOMS = ['bedrooms', 'bathrooms', 'toilets', 'showerrooms', 'garages'];

/** Around two places a radius would be two (spec section 2). */
export function canHaveRadius({ regions }: Pick<ListQuery, 'regions'>): boolean {
  return regions.length < 2;
}

/** What must be there, as far as a list can say. Only among homes for sale there are projects. */
export function switchesOf(listing: Listing): readonly SwitchName[] {
  return listing === 'sale' ? [...FEATURES, 'hideproject'] : FEATURES;
}

/** Whether a list is narrowed by more than its places. */
export function hasHomes(listing: Listing): boolean {
  return listing !== 'projects';
}

/**
 * What the form carries along because no field of it says it: the order, the part of the map, what
 * another list could be asked, and whatever the site does not know.
 */
export function keptFields(
  query: ListQuery,
  shown: URLSearchParams,
  { hasBudget }: { hasBudget: boolean },
): [name: string, value: string][] {
  const fields = new Set(['region', 'page']);
  if (canHaveRadius(query)) fields.add('radius');
  if (hasBudget) for (const name of ['pricemin', 'pricemax']) fields.add(name);
  if (query.listing === 'sold') fields.add('goal');
  if (hasHomes(query.listing)) {
    for (const name of ['type', ...ROOMS, ...switchesOf(query.listing)]) fields.add(name);
  }
  return [
    ...[...listParameters(query)].filter(([name]) => !fields.has(name)),
    ...[...shown].filter(([name]) => isUnknown(name)),
  ];
}
