import type { Region } from '../../../../views/domain/filters/regions.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import type { NamedPlace, PlaceNames } from '../../../../views/domain/sentence/place-names.ts';
import { isMisspelt } from '../../../../views/domain/sentence/similar-words.ts';
import type { AreaGroup } from './area-groups.ts';
import { knownPlace } from './area-name.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { isWhole } from './place-finder.ts';

/** Words of the longest name; that of a street has more than that of a town. */
const MAX_WORDS = 6;
/** Letters of a street that is looked up: shorter ones are words of a language too. */
const MIN_STREET = 5;
/** Areas of a street's name that a sentence may mean at once. */
const MAX_STREETS = 5;

/** The names of places that a sentence may have, of one index and in one language. */
export function sentencePlaces(index: CatalogueIndex, locale: Locale): PlaceNames {
  const { areas } = index;
  const ofGroup = (group: AreaGroup) => regionsOf(index, group, locale);
  const named = (words: readonly string[]): NamedPlace | undefined => {
    for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
      const key = placeKey(words.slice(0, length).join(' '));
      const group = areas.groups.byKey.get(key);
      if (group) return { length, regions: ofGroup(group), isStreet: false };
      const regions = key.length < MIN_STREET ? [] : streetsCalled(index, key);
      if (regions.length > 0) return { length, regions, isStreet: true };
    }
    return undefined;
  };
  return {
    named,
    similar: (words) => {
      for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
        const key = placeKey(words.slice(0, length).join(' '));
        const group = similarGroup(index, key);
        if (group) return { length, regions: ofGroup(group), isStreet: false };
      }
      return undefined;
    },
    withZip: (zip, name) => {
      const area = areas.named({ city: name?.city ?? '', zip });
      if (!area) return undefined;
      if (name) {
        const group = areas.find(name)?.areas ?? [];
        if (!group.includes(area)) return undefined;
      }
      return { city: knownPlace(area, name?.city ?? '', locale).name, zip };
    },
    provinces: (ids) =>
      ids.flatMap((id) => {
        const area = areas.all.find(({ place }) => place?.province?.id === id);
        const province = area?.place?.province;
        return province ? [{ city: province.names[locale], zip: '' }] : [];
      }),
    contains: (place, street) => {
      const outer = new Set(areas.find(place)?.areas);
      return areas.find(street)?.areas.some((area) => outer.has(area)) ?? false;
    },
  };
}

/** A town or province as a whole, as the list names it; else each of its areas. */
function regionsOf({ areas }: CatalogueIndex, group: AreaGroup, locale: Locale): Region[] {
  const { kind, name, names } = group;
  if (kind !== 'part' && isWhole(group)) {
    const own = names?.[locale] ?? knownPlace(group.areas[0]!, name, locale).name;
    // The visitor's name for it may mean another place first.
    const isOwn = areas.groups.byKey.get(placeKey(own)) === group;
    return [{ city: isOwn ? own : name, zip: '' }];
  }
  return group.areas.map((area) => ({
    city: knownPlace(area, name, locale).name,
    zip: area.zip,
  }));
}

function streetsCalled({ areas }: CatalogueIndex, key: string): Region[] {
  const streets = areas.streets.called(key);
  if (streets.length > MAX_STREETS) return [];
  return streets.map(({ name, area }) => ({ city: '', zip: area.zip, street: name }));
}

/** The one group whose name differs by one mistake; of several the only one with homes. */
function similarGroup(index: CatalogueIndex, key: string): AreaGroup | undefined {
  if (key.length < MIN_STREET - 1) return undefined;
  const found = new Set<AreaGroup>();
  for (const [name, group] of index.areas.groups.byKey) {
    // A part of a municipality has a name that is too little known to be guessed.
    const isNear = group.kind !== 'part' && Math.abs(name.length - key.length) < 2;
    if (isNear && isMisspelt(key, name)) found.add(group);
  }
  if (found.size < 2) return [...found][0];
  const withHomes = [...found].filter((group) => homesIn(index, group) > 0);
  return withHomes.length === 1 ? withHomes[0] : undefined;
}

function homesIn({ listIndexes: { sale, rent } }: CatalogueIndex, { areas }: AreaGroup): number {
  return areas.reduce(
    (sum, { id }) => sum + (sale.areaCounts[id] ?? 0) + (rent.areaCounts[id] ?? 0),
    0,
  );
}
