import { HOME_COUNTRY } from '../../../views/domain/place/address.ts';
import type { Located } from '../../../views/domain/place/located.ts';

type Position = NonNullable<Located['position']>;

/** A box of latitudes and longitudes, in degrees. */
interface Box {
  lat: readonly [from: number, to: number];
  lng: readonly [from: number, to: number];
}

/** The boxes around countries by their ids (spec section 9), some ten kilometres wider. */
const BOXES: Readonly<Record<number, Box>> = {
  [HOME_COUNTRY]: { lat: [49.4, 51.61], lng: [2.4, 6.52] },
  50: { lat: [49.34, 50.29], lng: [5.6, 6.66] },
};

/** Degrees around 0, 0 that stand for an empty field. */
const NOWHERE = 0.01;

/**
 * The home or project with a position that can be its own: inside its country, with swapped
 * latitude and longitude corrected. In a country without a box every position except 0, 0 is
 * accepted. Otherwise the position is removed: one far away would zoom the map out for all.
 */
export function withPlausiblePosition<T extends Located>(place: T): T {
  const { position, ...rest } = place;
  if (!position) return place;
  const box = BOXES[place.countryId];
  if (box ? isIn(box, position) : !isNowhere(position)) return place;
  const turned: Position = [position[1], position[0]];
  return box && isIn(box, turned) ? { ...place, position: turned } : (rest as T);
}

function isIn({ lat, lng }: Box, [north, east]: Position): boolean {
  return north >= lat[0] && north <= lat[1] && east >= lng[0] && east <= lng[1];
}

function isNowhere(position: Position): boolean {
  return position.every((degrees) => Math.abs(degrees) < NOWHERE);
}
