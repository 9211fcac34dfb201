import assert from 'node:assert/strict';
import { distanceKm, type Position } from '../../../../../views/domain/place/distance.ts';
import type { CityOption } from '../../../../../views/domain/place/places.ts';
import { committedCities } from './committed.ts';

/** Positions to a few hundred metres, from independent sources. */
const KNOWN: readonly [postcode: string, at: Position][] = [
  ['1000', [50.8467, 4.3525]],
  ['2000', [51.2213, 4.4]],
  ['3000', [50.8794, 4.7009]],
  ['3500', [50.9307, 5.3375]],
  ['4000', [50.6451, 5.5736]],
  ['4700', [50.6306, 6.0314]],
  ['5000', [50.4641, 4.8675]],
  ['6000', [50.4114, 4.4446]],
  ['6600', [50.0005, 5.7153]],
  ['6700', [49.6837, 5.8147]],
  ['7000', [50.4547, 3.9522]],
  ['7500', [50.6061, 3.388]],
  ['8000', [51.2089, 3.2242]],
  ['8400', [51.2303, 2.9199]],
  ['8978', [50.8594, 2.6206]],
  ['9000', [51.0538, 3.725]],
];

/** The extent of Antwerp from north to south, the largest of a municipality, in kilometres. */
const WIDEST = 21;

function positionOf({ lat, lng }: CityOption): Position {
  return [lat, lng];
}

describe('positions of places', () => {
  const cities = committedCities();

  it('are in Belgium', () => {
    for (const { id, lat, lng } of cities) {
      assert(lat > 49.49 && lat < 51.51, `${id}: latitude ${lat}`);
      assert(lng > 2.54 && lng < 6.41, `${id}: longitude ${lng}`);
    }
  });

  it('are near each other within a municipality', () => {
    for (const city of cities) {
      const first = cities.find(({ label }) => label === city.label)!;
      const distance = distanceKm(positionOf(city), positionOf(first));
      assert(distance < WIDEST, `${city.id} is ${distance.toFixed(1)} km from ${first.id}`);
    }
  });

  it('are each of a place of its own', () => {
    const seen = new Map<string, string>();
    for (const { id, lat, lng } of cities) {
      assert.equal(seen.get(`${lat} ${lng}`), undefined, id);
      seen.set(`${lat} ${lng}`, id);
    }
  });

  it('are where the centres of cities are', () => {
    for (const [postcode, at] of KNOWN) {
      const city = cities.find(({ value }) => value === postcode)!;
      const distance = distanceKm(positionOf(city), at);
      assert(distance < 2, `${city.id} is ${distance.toFixed(1)} km away`);
    }
  });
});
