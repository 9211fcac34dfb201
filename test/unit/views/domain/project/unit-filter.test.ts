import assert from 'node:assert/strict';
import {
  fittingTable,
  hasFilters,
  type UnitFilter,
  unitChoices,
  unsoldRows,
} from '../../../../../views/domain/project/unit-filter.ts';
import { rowsOf, unitTable } from '../../../../../views/domain/project/unit-table.ts';
import { compositionOf, sampleUnit } from '../sample-project.ts';

const NOTHING: UnitFilter = { bedrooms: [], priceMin: undefined, priceMax: undefined };
const UNITS = [
  sampleUnit({ id: 1, numberOfBedRooms: 1, price: 212_000 }),
  sampleUnit({ id: 2, numberOfBedRooms: 2, price: 290_000 }),
  sampleUnit({ id: 3, numberOfBedRooms: 2, price: 250_000, publishPrice: false }),
  sampleUnit({ id: 4, numberOfBedRooms: 2, price: 250_000, status: 'option' }),
  sampleUnit({ id: 5, numberOfBedRooms: 2, price: 250_000, status: 'sold' }),
  sampleUnit({ id: 6, numberOfBedRooms: 5, price: 610_000 }),
  sampleUnit({ id: 7, price: 300_000 }),
];

describe('the filter of a project’s units', () => {
  const table = unitTable({ status: 1, composition: compositionOf(UNITS) });
  const fitting = (asked: Partial<UnitFilter>) =>
    rowsOf(fittingTable(table, { ...NOTHING, ...asked })).map(({ unit }) => unit.id);

  it('leaves out nothing while nothing is asked, and what is sold once something is', () => {
    assert.equal(hasFilters(NOTHING), false);
    assert.deepEqual(fitting({}), [1, 2, 3, 4, 5, 6, 7]);
    assert.deepEqual(fitting({ bedrooms: [1, 2] }), [1, 2, 3, 4]);
    assert.deepEqual(unsoldRows(table).length, 6);
  });

  it('takes four bedrooms for four or more, and several numbers as alternatives', () => {
    assert.deepEqual(fitting({ bedrooms: [4] }), [6]);
    assert.deepEqual(fitting({ bedrooms: [1, 4] }), [1, 6]);
    assert.deepEqual(fitting({ bedrooms: [3] }), []);
  });

  it('tells no price that is not told by where it stops', () => {
    assert.deepEqual(fitting({ priceMax: 300_000 }), [1, 2, 7]);
    assert.deepEqual(fitting({ priceMin: 250_000, priceMax: 290_000 }), [2]);
    assert.deepEqual(fitting({ priceMin: 300_000 }), [6, 7]);
    assert.deepEqual(fitting({ bedrooms: [2], priceMin: 1 }), [2]);
  });

  it('keeps every building, and no floor without a unit', () => {
    const [building] = fittingTable(table, { ...NOTHING, bedrooms: [3] });
    assert.deepEqual(building?.floors, []);
  });

  it('offers what there is to choose from, up to where nothing is too expensive', () => {
    const { bedrooms, prices } = unitChoices(table);
    assert.deepEqual(bedrooms, [1, 2, 4]);
    assert.deepEqual([prices[0], prices.at(-1)], [225_000, 650_000]);
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => a - b),
    );
    const few = unitTable({ status: 1, composition: compositionOf(UNITS.slice(0, 4)) });
    assert.deepEqual(unitChoices(few), { bedrooms: [], prices: [] });
    const alike = UNITS.map((unit) => ({ ...unit, numberOfBedRooms: 2, price: 300_000 }));
    const same = unitTable({ status: 1, composition: compositionOf(alike) });
    assert.deepEqual(unitChoices(same), { bedrooms: [], prices: [] });
  });
});
