import assert from 'node:assert/strict';
import fc from 'fast-check';
import { RADIUS } from '../../../../../views/domain/filters/radius.ts';
import { placeValue } from '../../../../../views/domain/filters/regions.ts';
import {
  isTracking,
  isUnknown,
  LIST_PARAMETERS,
  listParameters,
  parseListQuery,
} from '../../../../../views/domain/list/list-parameters.ts';
import { emptyQuery, type ListQuery } from '../../../../../views/domain/list/list-query.ts';
import { HOME_TYPES } from '../../../../../views/domain/filters/types.ts';
import { LIST_KINDS } from '../../../../../views/domain/list/list-kind.ts';
import { SORT_ORDERS } from '../../../../../views/domain/filters/list-view.ts';
import { anyListQuery, anyParameters } from '../sample-query.ts';

function parse(query: string): ListQuery {
  return parseListQuery(new URLSearchParams(query), 'sale');
}

const usual = emptyQuery('sale');

describe('a list query', () => {
  it('is read from the URL', () => {
    const url =
      'region=Gent|9000&region=Brugge|8000&type=2&type=1&pricemin=100000&pricemax=250000' +
      '&radius=15&order=price-asc&page=3&bedrooms=4&bathrooms=1&toilets=2&showerrooms=3' +
      '&garages=1&garden=1&terrace=1&garage=1&lift=1&hideproject=1&appointment=1' +
      '&bounds=50.5,3.5,51.5,4.5&surface=100&plot=500&energy=b&hideoption=true';
    assert.deepEqual(parse(url), {
      ...usual,
      regions: [
        { city: 'Gent', zip: '9000' },
        { city: 'Brugge', zip: '8000' },
      ],
      radius: 15,
      bounds: { south: 50.5, west: 3.5, north: 51.5, east: 4.5 },
      types: [1, 2],
      priceMin: 100_000,
      priceMax: 250_000,
      bedrooms: [4],
      bathrooms: 1,
      toilets: 2,
      showerrooms: 3,
      garages: 1,
      surface: 100,
      plot: 500,
      energy: 'B',
      garden: true,
      terrace: true,
      garage: true,
      lift: true,
      hideProject: true,
      hideOption: true,
      order: 'price-asc',
      page: 3,
      appointment: true,
    });
  });

  for (const query of [
    '',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'page=1e3',
    'page=',
    'order=PRICE',
    'order=constructor',
    'region=',
    'region=|',
    'region=Gent|<script>',
    'region=<script>',
    'street=Coupure',
    'street=|9000',
    'street=Coupure|Gent',
    'radius=15',
    'region=Gent|123456789012',
    'type=0',
    'type=constructor',
    'goal=1',
    'garden=0',
    'lift=no',
    'radius=0',
    'bounds=1,2,3',
    'bounds=50,4,50,5',
    'pricemin=0',
    'pricemax=cheap',
    'bedrooms=0',
    'bathrooms=-2',
  ]) {
    it(`is the whole first page, most recent first, for "${query}"`, () => {
      assert.deepEqual(parse(query), usual);
    });
  }

  for (const [query, priceMin, priceMax] of [
    ['budget=200000-450000', 200_000, 450_000],
    ['budget=200.000-', 200_000, undefined],
    ['budget=-450000', undefined, 450_000],
    ['budget=0-450000', undefined, 450_000],
    ['budget=450000-200000', undefined, 200_000],
    ['budget=200000-450000&pricemax=300000', 200_000, 300_000],
    ['budget=cheap', undefined, undefined],
    ['budget=', undefined, undefined],
  ] as const) {
    it(`reads the two prices of "${query}", and writes them as such`, () => {
      const read = parse(query);
      assert.deepEqual([read.priceMin, read.priceMax], [priceMin, priceMax]);
      assert.equal(listParameters(read).has('budget'), false);
      assert.deepEqual(parse(listParameters(read).toString()), read);
    });
  }

  it('takes the first of a repeated parameter that can be read, but every place once', () => {
    assert.deepEqual(
      parse(
        'page=&page=4&bedrooms=x&bedrooms=2&pricemin=&pricemin=9&lift=no&lift=1&region=9000&radius=&radius=15',
      ),
      {
        ...usual,
        regions: [{ city: '', zip: '9000' }],
        page: 4,
        bedrooms: [2],
        priceMin: 9,
        lift: true,
        radius: 15,
      },
    );
    assert.deepEqual(parse('bounds=x&bounds=50,4,51,5').bounds, {
      south: 50,
      west: 4,
      north: 51,
      east: 5,
    });
    assert.deepEqual(parse('page=2&page=3&order=price-desc&order=recent'), {
      ...usual,
      page: 2,
      order: 'price-desc',
    });
    assert.deepEqual(parse('region=Gent|9000&region=9000&region=gent|9000').regions, [
      { city: 'Gent', zip: '9000' },
    ]);
  });

  it('has no page beyond the last that can be counted', () => {
    for (const digits of [6, 20, 400])
      assert.equal(parse(`page=${'9'.repeat(digits)}`).page, 99_999);
  });

  it('is valid whatever the URL says', () => {
    fc.assert(
      fc.property(anyParameters, fc.constantFrom(...LIST_KINDS), (parameters, listKind) => {
        assertValid(parseListQuery(parameters, listKind));
      }),
    );
  });

  it('comes back from the URL that leads to it, whatever else that carries', () => {
    fc.assert(
      fc.property(anyListQuery(), anyParameters, (query, keep) => {
        const url = listParameters(query, keep).toString();
        assert.deepEqual(parseListQuery(new URLSearchParams(url), query.listKind), query);
      }),
    );
  });

  it('is idempotent: a corrected query is not changed again', () => {
    fc.assert(
      fc.property(anyParameters, fc.constantFrom(...LIST_KINDS), (parameters, listKind) => {
        const query = parseListQuery(parameters, listKind);
        assert.deepEqual(parseListQuery(listParameters(query), listKind), query);
      }),
    );
  });
});

function assertValid(query: ListQuery): void {
  const { page, regions, types, order, radius, bounds, priceMin, priceMax, bedrooms } = query;
  assert.deepEqual(Object.keys(query).sort(), Object.keys(usual).sort());
  assert.ok(Number.isSafeInteger(page) && page >= 1);
  assert.ok(SORT_ORDERS.includes(order) && (query.listKind !== 'sold' || order === 'recent'));
  assert.equal(
    new Set(regions.map((region) => `${region.street} ${placeValue(region)}`)).size,
    regions.length,
  );
  assert.ok(types.every((type) => HOME_TYPES.includes(type)));
  assert.ok(
    radius === undefined || (radius >= RADIUS.min && radius <= 100 && radius % RADIUS.step === 0),
  );
  assert.ok(!bounds || (bounds.south < bounds.north && bounds.west < bounds.east));
  assert.ok((priceMin ?? 1) >= 1 && (priceMin ?? 0) < (priceMax ?? Infinity));
  assert.ok(bedrooms.every((count) => [1, 2, 3, 4].includes(count)));
  assert.equal(new Set(bedrooms).size, bedrooms.length);
  for (const name of ['bathrooms', 'toilets', 'showerrooms', 'garages'] as const) {
    assert.ok(Number.isInteger(query[name]) && query[name] >= 0);
  }
}

describe('the parameters of a list', () => {
  const query = { ...usual, page: 2, regions: [{ city: 'Sint-Amandsberg', zip: '9040' }] };

  it('leave defaults out', () => {
    for (const listKind of LIST_KINDS)
      assert.equal(listParameters(emptyQuery(listKind)).toString(), '');
    fc.assert(
      fc.property(anyListQuery(), (any) => {
        const written = listParameters(any);
        for (const name of new Set(written.keys())) {
          const left = new URLSearchParams([...written].filter(([other]) => other !== name));
          assert.notDeepEqual(parseListQuery(left, any.listKind), any, name);
        }
      }),
    );
  });

  it('name a place by city and postcode, or by the postcode where the city was not given', () => {
    assert.equal(listParameters(query).get('region'), 'Sint-Amandsberg|9040');
    const bare = { ...query, regions: [{ city: '', zip: '8000' }] };
    assert.equal(listParameters(bare).get('region'), '8000');
  });

  it('name a town or province as a whole by its name, and a street with its postcode', () => {
    const wholes = ['Gent', 'Oost-Vlaanderen', "'s-Gravenbrakel", 'Province d’Anvers'];
    const regions = wholes.map((city) => ({ city, zip: '' }));
    const written = listParameters({ ...query, regions });
    assert.deepEqual(written.getAll('region'), wholes);
    assert.deepEqual(parse(written.toString()).regions, regions);
    const street = { city: '', zip: '9000', street: 'Coupure Links' };
    const streets = listParameters({ ...query, regions: [regions[0]!, street] });
    assert.equal(streets.get('street'), 'Coupure Links|9000');
    assert.deepEqual(parse(streets.toString()).regions, [regions[0], street]);
    assert.deepEqual(parse('region=Gent|').regions, [regions[0]]);
  });

  it('carry unknown ones along, but neither goal nor where the visitor came from', () => {
    const keep = new URLSearchParams('x=1&utm_source=mail&UTM_id=3&goal=1&page=9&x=2&order=no');
    assert.equal(listParameters({ ...query, regions: [] }, keep).toString(), 'page=2&x=1&x=2');
  });

  it('are told from unknown ones', () => {
    assert.deepEqual(['page', 'utm_medium', 'colour'].map(isUnknown), [false, false, true]);
    assert.deepEqual(['utm_medium', 'utm', 'page'].map(isTracking), [true, false, false]);
    assert.equal(new Set(LIST_PARAMETERS).size, LIST_PARAMETERS.length);
  });
});
