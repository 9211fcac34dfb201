import { placeKey } from '../../../views/domain/place/place-key.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';
import { placesOf } from './places-of.ts';

/** Postcodes that there are not in Belgium. */
export function postcodes(folder: CheckedFolder): Warning[] {
  const { gazetteer } = folder;
  const known = new Set(gazetteer.map(({ zip }) => zip));
  return placesOf(folder).flatMap(({ file, at, zip, city }) => {
    if (known.has(zip)) return [];
    const key = placeKey(city);
    const own = gazetteer.filter(({ folded, parts }) => folded.has(key) || parts.has(key));
    const codes = own.map((place) => place.zip).join(', ');
    const remedy = codes === '' ? 'look the postcode up' : `${city} has ${codes}`;
    return [{ file, path: `${at}zip`, reason: `there is no postcode ${zip}`, remedy }];
  });
}
