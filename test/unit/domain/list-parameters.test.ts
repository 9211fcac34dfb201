import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  isTracking,
  isUnknown,
  listParameters,
  parseListQuery,
  regionValue,
} from '../../../views/domain/list-parameters.ts';
import type { ListQuery } from '../../../views/domain/list-query.ts';
import { SORT_ORDERS } from '../../../views/domain/list-query.ts';

function parse(query: string): ListQuery {
  return parseListQuery(new URLSearchParams(query), 'sale');
}

const anyQuery: fc.Arbitrary<ListQuery> = fc.record(
  {
    listing: fc.constant('sale' as const),
    order: fc.constantFrom(...SORT_ORDERS),
    page: fc.integer({ min: 1, max: 99_999 }),
    zips: fc.uniqueArray(fc.integer({ min: 1000, max: 9999 }).map(String), { maxLength: 50 }),
  },
  { noNullPrototype: true },
);

const anyParameters = fc
  .array(
    fc.tuple(
      fc.constantFrom('region', 'order', 'page', 'goal', 'utm_source', 'x', '__proto__'),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('2', 'price-asc', 'Gent|9000')),
    ),
  )
  .map((entries) => new URLSearchParams(entries));

describe('what is asked of a list', () => {
  const usual = { listing: 'sale', order: 'recent', page: 1, zips: [] };

  it('is read from the address', () => {
    assert.deepEqual(parse('region=Gent|9000&region=Brugge|8000&order=price-asc&page=3'), {
      listing: 'sale',
      order: 'price-asc',
      page: 3,
      zips: ['9000', '8000'],
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
    'region=Gent|123456789012',
  ]) {
    it(`is the whole first page, most recent first, for "${query}"`, () => {
      assert.deepEqual(parse(query), usual);
    });
  }

  it('takes the first of a repeated parameter, but every place once', () => {
    assert.deepEqual(parse('page=2&page=3&order=price-desc&order=recent'), {
      ...usual,
      page: 2,
      order: 'price-desc',
    });
    assert.deepEqual(parse('region=Gent|9000&region=9000&region=Ghent|9000').zips, ['9000']);
  });

  it('has no page beyond the last that can be counted', () => {
    for (const digits of [6, 20, 400])
      assert.equal(parse(`page=${'9'.repeat(digits)}`).page, 99_999);
  });

  it('never throws, and asks for a page that exists in arithmetic', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const { page, zips, order } = parseListQuery(parameters, 'rent');
        assert.ok(Number.isSafeInteger(page) && page >= 1);
        assert.ok(SORT_ORDERS.includes(order));
        assert.equal(new Set(zips).size, zips.length);
      }),
    );
  });

  it('comes back from the address that leads to it', () => {
    fc.assert(
      fc.property(anyQuery, anyParameters, (query, keep) => {
        const address = listParameters(query, keep).toString();
        assert.deepEqual(parseListQuery(new URLSearchParams(address), 'sale'), query);
      }),
    );
  });
});

describe('the parameters of a list', () => {
  const query = { ...parse(''), page: 2, zips: ['9000', '8000'] };

  it('leave defaults out', () => {
    assert.equal(listParameters(parse('')).toString(), '');
  });

  it('name places as they were named, by city and postcode', () => {
    const keep = new URLSearchParams([['region', regionValue('Sint-Amandsberg', '9000')]]);
    assert.deepEqual(listParameters(query, keep).getAll('region'), [
      'Sint-Amandsberg|9000',
      '8000',
    ]);
  });

  it('carry unknown ones along, but neither goal nor where the visitor came from', () => {
    const keep = new URLSearchParams('x=1&utm_source=mail&UTM_id=3&goal=1&page=9&x=2&order=no');
    assert.equal(listParameters({ ...query, zips: [] }, keep).toString(), 'page=2&x=1&x=2');
  });

  it('are told from unknown ones', () => {
    assert.deepEqual(['page', 'utm_medium', 'pricemin'].map(isUnknown), [false, false, true]);
    assert.deepEqual(['utm_medium', 'utm', 'page'].map(isTracking), [true, false, false]);
  });
});
