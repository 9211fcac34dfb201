import { hasRadius } from '../../../../views/domain/filters/radius.ts';
import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import type { ListQuery, ListTotals } from '../../../../views/domain/list/list-query.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import type { Areas } from './areas.ts';
import { type Bits, hasBit } from './bits.ts';
import type { ListIndex } from './list-index.ts';

type IsInPart = (item: ListItem) => boolean;

/**
 * Whether an item is in the part of a municipality that is the only place of a query, as
 * `Heurne|9700`: a postcode lists the whole municipality. Undefined if the query names no part, and
 * with a radius, around which everything is alike.
 */
export function inNamedPart(areas: Areas, query: ListQuery): IsInPart | undefined {
  const [region, ...others] = query.regions;
  if (!region || others.length > 0 || region.street !== undefined || hasRadius(query)) {
    return undefined;
  }
  const place = areas.named(region)?.place;
  const key = placeKey(region.city);
  const part = place?.folded.has(key) ? undefined : place?.parts.get(key);
  // A part has a name in each of two languages.
  return part === undefined ? undefined : ({ city }) => place?.parts.get(placeKey(city)) === part;
}

/** The items of a list in a part, before all others that fit, each in the order of `numbers`. */
export function partFirst(
  { items, homes }: ListIndex,
  { fits, numbers }: { fits: Bits; numbers: Int32Array },
  isInPart: IsInPart,
): { numbers: Int32Array; part: ListTotals } {
  const fitting = numbers.filter((number) => hasBit(fits, number));
  const isIn = (number: number) => isInPart(items[number]!);
  const inside = fitting.filter(isIn);
  const outside = fitting.filter((number) => !isIn(number));
  const inOrder = new Int32Array(fitting.length);
  inOrder.set(inside);
  inOrder.set(outside, inside.length);
  const ofHomes = inside.filter((number) => number < homes.length).length;
  return { numbers: inOrder, part: { homes: ofHomes, projects: inside.length - ofHomes } };
}
