import assert from 'node:assert/strict';
import { namedProjects } from '../../../../../views/domain/project/named-projects.ts';
import {
  measuresOf,
  rangeOf,
  rowsOf,
  unitTable,
} from '../../../../../views/domain/project/unit-table.ts';
import {
  otherParameters,
  readUnitQuery,
  unitParameters,
  withUnit,
} from '../../../../../views/routing/unit-query.ts';
import { compositionOf, sampleProject, sampleUnit } from '../sample-project.ts';

describe('the table of a project’s units', () => {
  it('follows floors from below and the order of the units on each', () => {
    const floor = (number: number, ...units: [id: number, unitOrder: number][]) => ({
      floor: number,
      floorName: { nl: String(number) },
      units: units.map(([id, unitOrder]) => sampleUnit({ id, unitOrder })),
    });
    const composition = [
      { buildingName: { nl: 'B' }, floors: [floor(1, [5, 1]), floor(-1, [7, 9], [8, 2], [9, 2])] },
      { buildingName: { nl: 'A' }, floors: [floor(0, [3, 1])] },
    ];
    const table = unitTable({ status: 1, composition });
    assert.deepEqual(
      table.map(({ buildingName }) => buildingName.nl),
      ['B', 'A'],
    );
    assert.deepEqual(
      rowsOf(table).map(({ unit }) => unit.id),
      [8, 9, 7, 5, 3],
    );
  });

  it('tells a price only of what can be bought and is published', () => {
    const units = [
      sampleUnit({ price: 250_000 }),
      sampleUnit({ price: 250_000, publishPrice: false }),
      sampleUnit({ price: 0 }),
      sampleUnit({ price: 250_000, status: 'option' }),
      sampleUnit({ price: 250_000, status: 'sold' }),
    ];
    const prices = (status: 1 | 2) =>
      rowsOf(unitTable({ status, composition: compositionOf(units) })).map(
        ({ price, status: state }) => [state, price.kind === 'amount' ? price.text : price.kind],
      );
    assert.deepEqual(prices(1), [
      ['available', '€\u00a0250.000'],
      ['available', 'hidden'],
      ['available', 'hidden'],
      ['option', 'none'],
      ['sold', 'none'],
    ]);
    assert.deepEqual(new Set(prices(2).map(String)), new Set(['sold,none']));
  });

  it('has no column for what no unit has', () => {
    const plot = sampleUnit({ surfaceGround: 800, numberOfBedRooms: 0 });
    assert.deepEqual(measuresOf([plot, sampleUnit()]), ['surfaceGround']);
    const flat = sampleUnit({ surfaceTotal: 80, surfaceTerrace: 5, numberOfBedRooms: 2 });
    assert.deepEqual(measuresOf([plot, flat]).length, 4);
    assert.deepEqual(measuresOf([]), []);
  });

  it('knows from where to where a measure goes', () => {
    const units = [80, 62.5, 120].map((surfaceTotal) => sampleUnit({ surfaceTotal }));
    assert.deepEqual(rangeOf([...units, sampleUnit()], 'surfaceTotal'), { min: 62.5, max: 120 });
    assert.equal(rangeOf(units, 'surfaceTerrace'), undefined);
  });
});

describe('the URL of a project’s page', () => {
  const read = (query: string) => readUnitQuery(new URLSearchParams(query));

  it('names a unit, and whether only available ones are shown', () => {
    const nothing = { priceMin: undefined, priceMax: undefined, bedrooms: [] };
    assert.deepEqual(read('available=1&unit=31'), { ...nothing, availableOnly: true, unit: 31 });
    assert.deepEqual(read(''), { ...nothing, availableOnly: false, unit: undefined });
    assert.deepEqual(read('bedrooms=4&bedrooms=2&pricemin=&pricemax=300.000'), {
      ...read(''),
      bedrooms: [2, 4],
      priceMax: 300_000,
    });
    for (const broken of ['unit=-1', 'unit=3x', 'unit=', 'unit=1e3', `unit=${'9'.repeat(20)}`]) {
      assert.equal(read(broken).unit, undefined, broken);
    }
    assert.equal(read('available=yes').availableOnly, false);
    const written = unitParameters(new URLSearchParams('unit=31&x=1&available=1&page=2'));
    assert.equal(String(written), 'available=1&unit=31');
    const filtered = unitParameters(new URLSearchParams('bedrooms=2&pricemin=&pricemax=9&unit=1'));
    assert.equal(String(filtered), 'pricemax=9&bedrooms=2&unit=1');
    const whole = new URLSearchParams('bedrooms=2&pricemax=9&budget=1-9&available=1&unit=1&x=2');
    assert.equal(String(otherParameters(whole)), 'unit=1&x=2');
  });

  it('keeps what else stands in it when another unit is chosen', () => {
    const query = new URLSearchParams('preview=abc&unit=31');
    assert.equal(withUnit('/nl/p', query, 32), '/nl/p?preview=abc&unit=32#interest');
    assert.equal(withUnit('/nl/p', new URLSearchParams('unit=31'), undefined), '/nl/p#interest');
  });
});

describe('a project that is searched for', () => {
  it('is found by its whole name or its id, not by a part', () => {
    const one = sampleProject({ id: 3105, name: 'Clos des Maraîchers' });
    const other = sampleProject({ id: 31, name: 'Kaaizicht' });
    const named = (text: string) => namedProjects([one, other], text).map(({ id }) => id);
    assert.deepEqual(named(' clos des MARAICHERS '), [3105]);
    assert.deepEqual(named('31'), [31]);
    for (const none of ['', ' ', 'clos', '310', '-']) assert.deepEqual(named(none), [], none);
  });
});
