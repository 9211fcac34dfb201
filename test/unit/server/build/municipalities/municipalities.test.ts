import assert from 'node:assert/strict';
import {
  PROVINCES_DIR,
  readProvinces,
} from '../../../../../server/build/municipalities/province.ts';
import { committedCities, committedSubcities } from './committed.ts';

/** Number of municipalities since 1 January 2025 (official count). */
const TOTALS: Readonly<Record<string, number>> = {
  Antwerpen: 67,
  'Brabant wallon': 27,
  'Bruxelles - Brussel': 19,
  Hainaut: 69,
  Limburg: 38,
  Liège: 84,
  Luxembourg: 43,
  Namur: 38,
  'Oost-Vlaanderen': 55,
  'Vlaams-Brabant': 63,
  'West-Vlaanderen': 62,
};

const MERGED: readonly [municipality: string, ...parts: string[]][] = [
  ['Antwerpen', 'Borsbeek'],
  ['Bastogne', 'Bertogne'],
  ['Beveren-Kruibeke-Zwijndrecht', 'Beveren', 'Kruibeke', 'Zwijndrecht'],
  ['Bilzen-Hoeselt', 'Bilzen', 'Hoeselt'],
  ['Hasselt', 'Kortessem'],
  ['Lochristi', 'Wachtebeke'],
  ['Lokeren', 'Moerbeke'],
  ['Merelbeke-Melle', 'Merelbeke', 'Melle'],
  ['Nazareth-De Pinte', 'Nazareth', 'De Pinte'],
  ['Pajottegem', 'Galmaarden', 'Gooik', 'Herne'],
  ['Tessenderlo-Ham', 'Tessenderlo', 'Kwaadmechelen', 'Oostham'],
  ['Tielt', 'Meulebeke'],
  ['Tongeren-Borgloon', 'Tongeren', 'Borgloon'],
  ['Wingene', 'Ruiselede'],
  // 2019
  ['Aalter', 'Knesselare'],
  ['Deinze', 'Nevele'],
  ['Kruisem', 'Kruishoutem', 'Zingem'],
  ['Lievegem', 'Lovendegem', 'Waarschoot', 'Zomergem'],
  ['Oudsbergen', 'Meeuwen', 'Gruitrode', 'Opglabbeek'],
  ['Pelt', 'Neerpelt', 'Overpelt'],
  ['Puurs-Sint-Amands', 'Puurs', 'Sint-Amands'],
];

describe('municipalities', () => {
  const cities = committedCities();
  const subcities = committedSubcities();
  const labels = new Set(cities.map(({ label }) => label));

  it('are all there, province by province', () => {
    const counted = readProvinces(PROVINCES_DIR).map(({ province, municipalities }) => [
      province,
      municipalities.length,
    ]);
    assert.deepEqual(Object.fromEntries(counted), TOTALS);
  });

  it('are 565, each with a name of its own', () => {
    assert.equal(labels.size, 565);
  });

  it('hold what was merged into them, which is no municipality of its own any more', () => {
    for (const [municipality, ...parts] of MERGED) {
      const own = new Set(cities.filter(({ label }) => label === municipality).map(({ id }) => id));
      for (const part of parts) {
        const found = subcities.some(({ label, cityId }) => label === part && own.has(cityId));
        assert(found, `${part} in ${municipality}`);
        assert(!labels.has(part), part);
      }
    }
  });
});
