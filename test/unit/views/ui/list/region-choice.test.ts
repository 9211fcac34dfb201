import assert from 'node:assert/strict';
import type { DataPort } from '../../../../../views/data-port.ts';
import { regionOptions } from '../../../../../views/ui/list/region-choice.ts';

/** A catalogue with places of so many homes, in this order. */
function dataWith(counts: readonly number[]): DataPort {
  const places = counts.map((count, at) => ({
    city: `Plaats ${at}`,
    zip: String(1000 + at),
    countryId: 1,
    count,
  }));
  const port: Partial<DataPort> = { placesAndTowns: () => places, region: () => undefined };
  return port as DataPort;
}

describe('the places that a list offers', () => {
  it('are all of a few, in their order', () => {
    const values = regionOptions(dataWith([1, 3, 2]), 'sale').map(({ value }) => value);
    assert.deepEqual(values, ['Plaats 0|1000', 'Plaats 1|1001', 'Plaats 2|1002']);
  });

  it('are the 200 with the most homes of many, in the same order', () => {
    const counts = Array.from({ length: 1300 }, (_, at): number => (at % 5 === 0 ? 9 : 1));
    counts[1299] = 5;
    const options = regionOptions(dataWith(counts), 'sale');
    assert.equal(options.length, 200);
    const zips = options.map(({ value }) => Number(value.split('|')[1]));
    assert.deepEqual(
      zips,
      [...zips].sort((a, b) => a - b),
    );
    assert.ok(zips.every((zip) => counts[zip - 1000] === 9));
  });
});
