import assert from 'node:assert/strict';
import { boundsValue } from '../../../../../views/domain/filters/bounds.ts';
import { hasRadius } from '../../../../../views/domain/filters/radius.ts';
import { parseListQuery } from '../../../../../views/domain/list/list-parameters.ts';
import { emptyQuery, type ListQuery } from '../../../../../views/domain/list/list-query.ts';
import type { ListKind } from '../../../../../views/domain/list/list-kind.ts';

const parse = (query: Record<string, string>, listKind: ListKind = 'sale') =>
  parseListQuery(new URLSearchParams(query), listKind);

describe('the nearest value that makes sense', () => {
  const cases: [query: Record<string, string>, expected: Partial<ListQuery>][] = [
    [
      { region: '9000', radius: '3' },
      { regions: [{ city: '', zip: '9000' }], radius: 10 },
    ],
    [
      { region: '9000', radius: '12' },
      { regions: [{ city: '', zip: '9000' }], radius: 10 },
    ],
    [
      { region: '9000', radius: '13' },
      { regions: [{ city: '', zip: '9000' }], radius: 15 },
    ],
    [
      { region: '9000', radius: '5000' },
      { regions: [{ city: '', zip: '9000' }], radius: 100 },
    ],
    [{ bedrooms: '7' }, { bedrooms: [4] }],
    [{ bedrooms: '3,1,x,3' }, { bedrooms: [1, 3] }],
    [{ toilets: '999' }, { toilets: 20 }],
    [{ page: ' 4 ' }, { page: 4 }],
    [{ pricemin: '250.000' }, { priceMin: 250_000 }],
    [{ pricemin: '€ 1 250 000,50' }, { priceMin: 1_250_000 }],
    [{ pricemax: '250,000.00' }, { priceMax: 250_000 }],
    [{ pricemax: '250k' }, { priceMax: 250_000 }],
    [{ pricemin: '€ 1,25 K' }, { priceMin: 1250 }],
    [{ pricemax: '250.000,-' }, { priceMax: 250_000 }],
    [{ pricemax: '250 000 euro' }, { priceMax: 250_000 }],
    [{ pricemax: '250k EUR' }, { priceMax: 250_000 }],
    [{ pricemax: '0k' }, { priceMax: undefined }],
    [{ pricemax: '1.2345k' }, { priceMax: undefined }],
    [{ pricemax: '9'.repeat(30) }, { priceMax: 999_999_999 }],
    [{ surface: '1.200 m²' }, { surface: 1200 }],
    [{ surface: '85' }, { surface: 85 }],
    [{ surface: '120 m2' }, { surface: 120 }],
    [{ plot: '1 200 M²' }, { plot: 1200 }],
    [{ plot: '9'.repeat(30) }, { plot: 9_999_999 }],
    [{ energy: ' b ' }, { energy: 'B' }],
    [{ type: '2,garage,9' }, { types: [2, 'garage'] }],
    [{ garden: 'on' }, { garden: true }],
    [{ hideoption: ' TRUE ' }, { hideOption: true }],
    [{ hideoption: 'yes' }, { hideOption: true }],
    [{ appointment: '' }, { appointment: true }],
    [{ bounds: '51,4,50,3' }, { bounds: { south: 50, west: 3, north: 51, east: 4 } }],
    [{ bounds: '50,3,95,400' }, { bounds: { south: 50, west: 3, north: 90, east: 180 } }],
    [{ bounds: '50.123456,3,51,4' }, { bounds: { south: 50.1235, west: 3, north: 51, east: 4 } }],
    [{ region: ' Gent | 9000 ' }, { regions: [{ city: 'Gent', zip: '9000' }] }],
    [{ region: ' Gent ' }, { regions: [{ city: 'Gent', zip: '' }] }],
    [{ radius: '15' }, { radius: undefined }],
    [{ region: '<b>|9000' }, { regions: [{ city: '', zip: '9000' }] }],
  ];
  for (const [query, expected] of cases) {
    it(`is taken for ${new URLSearchParams(query)}`, () => {
      assert.deepEqual(parse(query), { ...emptyQuery('sale'), ...expected });
    });
  }
});

describe('the budget', () => {
  it('loses a minimum at or above the maximum', () => {
    for (const pricemin of ['300000', '250000']) {
      const { priceMin, priceMax } = parse({ pricemin, pricemax: '250000' });
      assert.deepEqual([priceMin, priceMax], [undefined, 250_000]);
    }
    assert.equal(parse({ pricemin: '249999', pricemax: '250000' }).priceMin, 249_999);
  });

  it('is not asked of sold homes, nor is an order that would tell it', () => {
    const query = { pricemin: '1', pricemax: '9', order: 'price-asc' };
    assert.deepEqual(parse(query, 'sold'), emptyQuery('sold'));
  });
});

describe('places', () => {
  it('with one postcode in two countries are two', () => {
    const parameters = new URLSearchParams(
      'region=Chastre|1450&region=Luxembourg|1450&region=1450',
    );
    assert.deepEqual(parseListQuery(parameters, 'rent').regions, [
      { city: 'Chastre', zip: '1450' },
      { city: 'Luxembourg', zip: '1450' },
    ]);
  });

  it('have a radius only when there is one of them', () => {
    const around = (regions: string) =>
      hasRadius(parseListQuery(new URLSearchParams(`radius=10${regions}`), 'sale'));
    assert.ok(around('&region=9000') && around('&region=Gent'));
    for (const places of ['', '&region=9000&region=8000', '&street=Kouter|9000']) {
      assert.ok(!around(places), places);
    }
  });
});

describe('a part of the map', () => {
  it('is written as south, west, north, east', () => {
    const bounds = { south: 50, west: 3, north: 51, east: 4.25 };
    assert.equal(boundsValue(bounds), '50,3,51,4.25');
    assert.deepEqual(parse({ bounds: boundsValue(bounds) }).bounds, bounds);
  });
});

describe('goal', () => {
  it('filters the list that holds both goals', () => {
    assert.equal(parse({ goal: '0' }, 'sold').goal, 0);
    assert.equal(parse({ goal: '1' }, 'sold').goal, 1);
    assert.equal(parse({ goal: '2' }, 'sold').goal, undefined);
    assert.equal(parse({ goal: '1' }, 'rent').goal, undefined);
  });

  it('is the first that can be read, where a parameter is repeated', () => {
    const repeated = new URLSearchParams(
      'surface=large&surface=85&plot=&plot=500&energy=Z&energy=c&hideoption=0&hideoption=1',
    );
    const { surface, plot, energy, hideOption } = parseListQuery(repeated, 'sale');
    assert.deepEqual([surface, plot, energy, hideOption], [85, 500, 'C', true]);
  });
});
