import type { Locale } from '../../views/domain/locale.ts';
import { cityName } from '../../views/domain/place/places.ts';
import type { Gazetteer, GazetteerPlace } from '../catalogue/index/gazetteer.ts';

/** Importance of a name on the map: 3 a main city, 0 a village, -1 a part of a municipality. */
export type Rank = 3 | 2 | 1 | 0 | -1;

export interface PlaceOnMap {
  text: string;
  position: readonly [lat: number, lng: number];
  rank: Rank;
}

/**
 * The names for a map of the country, in the visitor's language, the most important first: each
 * municipality once, at its main postcode, and its parts at theirs. The zeros of Belgian postcodes
 * tell importance: 9000 is Ghent, 9300 Aalst, 9320 a village of Aalst.
 */
export function placesOnMap(gazetteer: Gazetteer, locale: Locale): PlaceOnMap[] {
  const municipalities = Map.groupBy(gazetteer, ({ label }) => label).values();
  return [...municipalities]
    .flatMap((places) => namesOf(places, locale))
    .sort((a, b) => b.rank - a.rank);
}

function namesOf(places: readonly GazetteerPlace[], locale: Locale): PlaceOnMap[] {
  const [main, ...others] = places.toSorted(
    (a, b) => zerosOf(b.zip) - zerosOf(a.zip) || (a.zip < b.zip ? -1 : 1),
  );
  if (!main) return [];
  const name: PlaceOnMap = {
    text: cityName(main, locale),
    position: main.position,
    rank: zerosOf(main.zip),
  };
  return [name, ...others.map(partOf)];
}

/** A postcode of several parts has one position and is named by its number. */
function partOf({ parts, position, zip }: GazetteerPlace): PlaceOnMap {
  const [name = zip, ...others] = new Set(parts.values());
  return { text: others.length === 0 ? name : zip, position, rank: -1 };
}

function zerosOf(zip: string): 0 | 1 | 2 | 3 {
  const zeros = /0*$/.exec(zip)?.[0].length ?? 0;
  return zeros >= 3 ? 3 : zeros === 2 ? 2 : zeros === 1 ? 1 : 0;
}
