import type { KnownPlace } from '../../../../views/domain/list/finding.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { cityName } from '../../../../views/domain/place/places.ts';
import type { AreaGroup } from './area-groups.ts';
import { type Area, cityCalled } from './area.ts';
import type { FoundPlace } from './areas.ts';
import { NAME_SEPARATOR, type GazetteerPlace } from './gazetteer.ts';

/** An area for visitors of a language, by the name that was searched for where it has several. */
export function knownPlace(area: Area, city: string, locale: Locale): KnownPlace {
  const { zip, countryId, position } = area;
  const place = { name: areaName(area, city, locale), zip, countryId };
  return position ? { ...place, position } : place;
}

/** A place of the query string, as it is called there; a group has no postcode of its own. */
export function foundPlace(found: FoundPlace, city: string, locale: Locale): KnownPlace {
  const { areas, group, streets: [street] = [] } = found;
  const [area] = areas;
  const known = knownPlace(area!, city, locale);
  if (street) {
    return { ...known, name: street.names?.[locale] ?? street.name, within: known.name };
  }
  const within = municipalityOf(area!, city, locale);
  if (within !== undefined) return { ...known, within };
  return group ? { ...known, ...groupWords(group, city, locale), zip: '' } : known;
}

/** The municipality of the part that was searched for; undefined for a municipality itself. */
function municipalityOf({ place }: Area, city: string, locale: Locale): string | undefined {
  const key = placeKey(city);
  const isPart = place && !place.folded.has(key) && place.parts.has(key);
  return isPart ? cityName(place, locale) : undefined;
}

function groupWords({ kind, areas, names, inSentence }: AreaGroup, city: string, locale: Locale) {
  const zips = areas.map(({ zip }) => zip);
  if (kind !== 'province') return { zips };
  const name = names?.[locale] ?? city;
  return { zips, name, inSentence: inSentence?.[locale] ?? name };
}

/**
 * The part or the municipality that was searched for, in the visitor's language. Always a name from
 * the gazetteer or a home, never the text that was typed.
 */
function areaName(area: Area, city: string, locale: Locale): string {
  const { place, cities, cityNames, zip } = area;
  const key = placeKey(city);
  if (place?.folded.has(key)) return ownName(place, key, locale);
  const part = place?.parts.get(key);
  if (place && part !== undefined) return partName(place, part, locale);
  const called = cityCalled(area, key);
  if (called !== undefined) return cityNames.get(called)?.[locale] ?? called;
  if (place) return cityName(place, locale);
  const [first = zip] = cities.keys();
  return cityNames.get(first)?.[locale] ?? first;
}

/**
 * The local name, where the visitor's language has none. Where there are two, the one that was
 * searched for: an English page says Ixelles or Elsene, not both.
 */
function ownName(place: GazetteerPlace, key: string, locale: Locale): string {
  if (place.names[locale] !== undefined) return place.names[locale];
  const named = place.label.split(NAME_SEPARATOR).find((name) => placeKey(name) === key);
  return named ?? place.label;
}

/**
 * A part has one name, unless its label has two: those are in the same order as the two of its
 * municipality, whose languages are known. `Laeken - Laken` is Laken in Dutch.
 */
function partName({ label, names }: GazetteerPlace, part: string, locale: Locale): string {
  const both = part.split(NAME_SEPARATOR);
  if (both.length < 2) return part;
  const at = label.split(NAME_SEPARATOR).indexOf(names[locale] ?? '');
  return both[at] ?? both[0]!;
}
