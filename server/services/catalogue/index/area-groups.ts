import type { Locale } from '../../../../views/domain/locale.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import type { Area } from './area.ts';
import { NAME_SEPARATOR } from './gazetteer.ts';
import { forEachInSteps, type Steps } from '../../../platform/concurrency/in-slices.ts';

/** Areas per step, and names. */
const STEP = 200;
const NAMES = 1000;

/**
 * Areas under one name: a town with all its postcodes, a province, a part with several postcodes.
 */
export interface AreaGroup {
  kind: 'town' | 'province' | 'part';
  areas: Area[];
  /** A name that means this group. */
  name: string;
  /** Of a province. */
  names?: Readonly<Record<Locale, string>>;
  inSentence?: Readonly<Record<Locale, string>>;
}

/** A name of a town or a province. */
export interface GroupName {
  name: string;
  group: AreaGroup;
  /** A province without the word: `Antwerpen`, which first of all means the city. */
  isShort: boolean;
}

export interface AreaGroups {
  /** Every name of every town and province. */
  names: readonly GroupName[];
  /** The group that a name means, by its key. */
  byKey: ReadonlyMap<string, AreaGroup>;
  /** The town of each area, by the area's id. */
  townOf: ReadonlyMap<number, AreaGroup>;
}

/**
 * Groups areas by their names. A name of several places means the first of these: a municipality in
 * its own language, in another one, a town abroad, a province, a part.
 */
export function* areaGroups(areas: readonly Area[]): Steps<AreaGroups> {
  const groups = new Map<string, AreaGroup>();
  const byTier: GroupName[][] = [[], [], [], [], [], []];
  const townOf = new Map<number, AreaGroup>();
  const groupOf = (
    kind: AreaGroup['kind'],
    id: string,
    made: Pick<AreaGroup, 'name'>,
    area: Area,
  ) => {
    const group = groups.get(`${kind} ${id}`) ?? { ...made, kind, areas: [] };
    groups.set(`${kind} ${id}`, group);
    if (group.areas.at(-1) !== area) group.areas.push(area);
    if (kind === 'town') townOf.set(area.id, group);
    return group;
  };
  const call = (tier: number, name: string, group: AreaGroup) =>
    byTier[tier]!.push({ name, group, isShort: tier === 4 });

  yield* forEachInSteps(areas.length, STEP, (at) => {
    const area = areas[at]!;
    const { place, cities, cityNames, countryId } = area;
    if (place) {
      const own = place.label.split(NAME_SEPARATOR);
      const town = groupOf('town', place.town, { name: own[0]! }, area);
      for (const name of own) call(0, name, town);
      for (const name of Object.values(place.names)) call(1, name, town);
      for (const [key, label] of place.parts) {
        call(5, key, groupOf('part', key, { name: label }, area));
      }
    }
    for (const [city, key] of cities) {
      if (!place) {
        const town = groupOf('town', `${countryId} ${key}`, { name: city }, area);
        for (const name of [city, ...Object.values(cityNames.get(city) ?? {})]) call(2, name, town);
      } else if (!place.folded.has(key)) call(5, city, groupOf('part', key, { name: city }, area));
    }
    if (!place?.province) return;
    const { id, names, inSentence } = place.province;
    const isNew = !groups.has(`province ${id}`);
    const province = groupOf('province', id, { name: names.nl }, area);
    if (!isNew) return;
    Object.assign(province, { names, inSentence });
    for (const name of Object.values(names)) {
      call(3, name, province);
      call(4, shortProvince(name), province);
    }
  });
  const byKey = new Map<string, AreaGroup>();
  const called = byTier.flat();
  yield* forEachInSteps(called.length, NAMES, (at) => {
    const { name, group } = called[at]!;
    const key = placeKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, group);
  });
  return { names: byTier.slice(0, 5).flat(), byKey, townOf };
}

/** The name of a province without the word: `Province d’Anvers` is `Anvers`. */
function shortProvince(name: string): string {
  return name.replace(/^(?:Provinc\w+|Provinz|Région|Region) (?:of |de |du |d’)?/, '');
}
