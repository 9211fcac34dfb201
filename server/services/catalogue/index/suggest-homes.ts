import { placeKey } from '../../../../views/domain/place/place-key.ts';
import { isHome } from '../../../../views/domain/list/list-item.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import { pageOf } from './answers.ts';
import { type Area, cityCalled } from './area.ts';
import { setBit } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { ListIndex } from './list-index.ts';

/**
 * Homes that a text matches exactly, by id, postcode or city in any of its languages (spec section
 * 9); the one with the id first, then the most recent. A sold one is found only by its id.
 */
export function suggestHomes(
  index: CatalogueIndex,
  byId: ReadonlyMap<number, Property>,
  { text, count }: { text: string; count: number },
): Property[] {
  const trimmed = text.trim();
  const named = /^\d{1,15}$/.test(trimmed) ? byId.get(Number(trimmed)) : undefined;
  const { sale, rent } = index.listIndexes;
  const placed = [sale, rent].flatMap((listIndex) => homesAt(index, listIndex, trimmed, count));
  placed.sort(byMostRecent);
  const others = placed.filter((home) => home !== named);
  return [...(named ? [named] : []), ...others].slice(0, Math.max(0, count));
}

function homesAt(
  { areas, finder }: CatalogueIndex,
  listIndex: ListIndex,
  text: string,
  count: number,
): Property[] {
  const key = placeKey(text);
  if (key === '') return [];
  listIndex.scratch.begin();
  const found = listIndex.scratch.take();
  let isNone = true;
  for (const area of new Set([...areas.withZip(text), ...finder.value.withCity(key)])) {
    const cities = area.zip === text ? undefined : citiesCalled(area, key);
    if (cities?.size === 0) continue;
    for (const row of listIndex.byArea.get(area.id) ?? []) {
      // Rows after those of homes belong to projects.
      const home = listIndex.homes[row];
      if (!home || (cities && !cities.has(home.city))) continue;
      setBit(found, row);
      isNone = false;
    }
  }
  if (isNone) return [];
  const page = pageOf(listIndex, found, listIndex.orders.recent, { from: 0, size: count });
  return page.filter(isHome);
}

/** The cities of an area's homes that the text names: Liège for Luik or Lüttich. */
function citiesCalled(area: Area, key: string): ReadonlySet<string> {
  const { place, cities } = area;
  const abroad = place ? undefined : cityCalled(area, key);
  const isOfPlace = place?.folded.has(key);
  const called = [...cities].filter(
    ([, city]) => city === key || (isOfPlace && place?.folded.has(city)),
  );
  return new Set([...called.map(([city]) => city), ...(abroad === undefined ? [] : [abroad])]);
}

function byMostRecent(a: Property, b: Property): number {
  const [before = '', after = ''] = [a.startCommercialisation, b.startCommercialisation];
  if (before === after) return b.id - a.id;
  return before < after ? 1 : -1;
}
