import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';
import { placesOf } from './places-of.ts';

/** Degrees around a municipality's bounds, about two kilometres: its outline is a simplified one. */
const MARGIN = 0.02;
const SWAPPED = 'latitude and longitude are swapped: write the latitude first';
const REMEDY = 'look the position up, or leave it out';

/** Positions that are outside the municipality of their postcode. */
export function positions(folder: CheckedFolder): Warning[] {
  return placesOf(folder).flatMap(({ file, at, zip, city, position }) => {
    const bounds = folder.outlines.municipality(zip)?.bounds;
    if (!position || !bounds) return [];
    const isIn = ([lat, lng]: readonly [number, number]) =>
      lat >= bounds.south - MARGIN &&
      lat <= bounds.north + MARGIN &&
      lng >= bounds.west - MARGIN &&
      lng <= bounds.east + MARGIN;
    if (isIn(position)) return [];
    const remedy = isIn([position[1], position[0]]) ? SWAPPED : REMEDY;
    const reason = `${position.join(', ')} is not in the municipality of ${zip} ${city}`;
    return [{ file, path: `${at}position`, reason, remedy }];
  });
}
