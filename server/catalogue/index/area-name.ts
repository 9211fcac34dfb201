import type { KnownPlace } from '../../../views/domain/list/finding.ts';
import { foldedText } from '../../../views/domain/text/folded-text.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { cityName } from '../../../views/domain/place/places.ts';
import type { Area } from './areas.ts';
import { NAME_SEPARATOR, type GazetteerPlace } from './gazetteer.ts';

/** An area for visitors of a language, by the name that was searched for where it has several. */
export function knownPlace(area: Area, city: string, locale: Locale): KnownPlace {
  const { zip, countryId, position } = area;
  const place = { name: areaName(area, city, locale), zip, countryId };
  return position ? { ...place, position } : place;
}

/**
 * The part or the municipality that was searched for, in the visitor's language. Always a name from
 * the gazetteer or a home, never the text that was typed.
 */
function areaName({ place, cities, zip }: Area, city: string, locale: Locale): string {
  const folded = foldedText(city);
  if (place?.folded.has(folded)) return ownName(place, folded, locale);
  const part = place?.parts.get(folded);
  if (place && part !== undefined) return partName(place, part, locale);
  const called = [...cities].find(([, other]) => other === folded);
  if (called) return called[0];
  return place ? cityName(place, locale) : (cities.keys().next().value ?? zip);
}

/**
 * The local name, where the visitor's language has none. Where there are two, the one that was
 * searched for: an English page says Ixelles or Elsene, not both.
 */
function ownName(place: GazetteerPlace, folded: string, locale: Locale): string {
  if (place.names[locale] !== undefined) return place.names[locale];
  const asked = place.label.split(NAME_SEPARATOR).find((name) => foldedText(name) === folded);
  return asked ?? place.label;
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
