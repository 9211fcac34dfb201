import { placeKey } from '../../../../views/domain/place/place-key.ts';
import { foldedText } from '../../../../views/domain/text/folded-text.ts';
import { forEachInSteps, type Steps } from '../../../platform/concurrency/in-slices.ts';
import type { Area } from './area.ts';
import type { Areas } from './areas.ts';
import { NAME_SEPARATOR } from './gazetteer.ts';
import { isWhole, PlaceFinder, type PlaceMatch } from './place-finder.ts';

/** Areas per step, and names. */
const STEP = 200;

/** Collects all names of towns, provinces, areas, their parts and their homes' cities. */
export function* findablePlaces(areas: Areas): Steps<PlaceFinder> {
  const byName = new Map<string, PlaceMatch[]>();
  const byCity = new Map<string, Area[]>();
  const add = (name: string, place: PlaceMatch) => {
    // The spelling, for partly typed text, and the key.
    for (const text of new Set([foldedText(name), placeKey(name)])) {
      if (text !== '') addTo(byName, text, place);
    }
  };
  const groups = yield* areas.groupsInSteps();
  yield* forEachInSteps(groups.names.length, STEP, (at) => {
    const { name, group, isShort } = groups.names[at]!;
    if (isWhole(group)) add(name, { group, isShort });
  });
  yield* forEachInSteps(areas.all.length, STEP, (index) => {
    const area = areas.all[index]!;
    const town = groups.townOf.get(area.id);
    for (const [name, part] of namesOf(area)) {
      const isTown = part === undefined && town !== undefined && isWhole(town);
      if (!isTown) add(name, { area, part });
    }
    for (const key of cityKeys(area)) addTo(byCity, key, area);
  });
  const finder = new PlaceFinder(byName, byCity, areas);
  yield;
  return finder;
}

function addTo<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

/** Keys of all names of the cities of an area's homes, and of its municipality. */
function cityKeys({ place, cities, cityNames }: Area): Set<string> {
  const keys = new Set(cities.values());
  if (keys.size > 0) for (const key of place?.folded ?? []) keys.add(key);
  for (const names of cityNames.values()) {
    for (const name of Object.values(names)) keys.add(placeKey(name));
  }
  return keys;
}

/** Names with the part that they belong to; names of the municipality come first. */
function namesOf({ place, cities, cityNames }: Area): [name: string, part: string | undefined][] {
  const found = new Map<string, [name: string, part: string | undefined]>();
  const add = (name: string, part?: string) => {
    if (!found.has(placeKey(name))) found.set(placeKey(name), [name, part]);
  };
  const own = place ? Object.values(place.names) : [];
  if (place && own.length === 0) own.push(...place.label.split(NAME_SEPARATOR));
  for (const name of own) add(name);
  for (const label of place?.parts.values() ?? []) {
    for (const name of [label, ...label.split(NAME_SEPARATOR)]) add(name, label);
  }
  for (const city of cities.keys()) add(city, place ? city : undefined);
  for (const names of cityNames.values()) for (const name of Object.values(names)) add(name);
  return [...found.values()];
}
