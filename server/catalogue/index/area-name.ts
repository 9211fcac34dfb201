import type { KnownPlace } from '../../../views/domain/finding.ts';
import { foldedText } from '../../../views/domain/folded-text.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { cityName } from '../../../views/domain/places.ts';
import type { Area } from './areas.ts';

/** An area for visitors of a language, called as it was asked for where it has several names. */
export function knownPlace(area: Area, city: string, locale: Locale): KnownPlace {
  const { zip, countryId, position } = area;
  const place = { name: areaName(area, city, locale), zip, countryId };
  return position ? { ...place, position } : place;
}

/**
 * The part or the municipality that was asked for, in the visitor's language. Always a name that
 * the gazetteer or a home has, never the text that was typed.
 */
function areaName({ place, cities, zip }: Area, city: string, locale: Locale): string {
  const folded = foldedText(city);
  if (place?.folded.has(folded)) return cityName(place, locale);
  const part = place?.parts.get(folded);
  if (part !== undefined) return part;
  const called = [...cities].find(([, other]) => other === folded);
  if (called) return called[0];
  return place ? cityName(place, locale) : (cities.keys().next().value ?? zip);
}
