import type { Locale } from '../../../views/domain/locale.ts';
import type { MapMunicipality } from '../../../views/domain/place/atlas.ts';
import { type MapArea, MAX_CARDS } from '../../../views/domain/place/map-answer.ts';

type Unnamed = Omit<MapArea, 'name'>;
type Area = Unnamed & { name?: string };

/**
 * The areas, those of a municipality as one with its outline: hidden homes under different
 * postcodes of Ghent are in Ghent. Others, abroad, stay circles.
 * @param municipalityOf the municipality of the item with a key.
 */
export function municipalityAreas(
  areas: readonly Unnamed[],
  municipalityOf: (key: string) => MapMunicipality | undefined,
  locale: Locale,
): Area[] {
  const joined = new Map<string, Area>();
  for (const area of areas) {
    const municipality = municipalityOf(area.keys[0] ?? '');
    const id = municipality?.id ?? `${area.lat} ${area.lng}`;
    const before = joined.get(String(id));
    const place = municipality && {
      lat: municipality.at[0],
      lng: municipality.at[1],
      outline: municipality.id,
      name: municipality.names[locale],
    };
    joined.set(String(id), {
      ...area,
      ...place,
      count: area.count + (before?.count ?? 0),
      keys: [...(before?.keys ?? []), ...area.keys].slice(0, MAX_CARDS),
    });
  }
  return [...joined.values()];
}
