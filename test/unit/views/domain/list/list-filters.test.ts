import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parametersOf } from '../../../../../views/domain/filters/filters.ts';
import {
  changed,
  FILTER_NAMES,
  setFilters,
  withoutFilter,
} from '../../../../../views/domain/list/list-filters.ts';
import {
  listParameters,
  parseListQuery,
} from '../../../../../views/domain/list/list-parameters.ts';
import { emptyQuery } from '../../../../../views/domain/list/list-query.ts';
import { anyListQuery } from '../sample-query.ts';

describe('the filters of a list', () => {
  it('are empty without filters', () => {
    assert.deepEqual(setFilters(emptyQuery('sale')), []);
    const unfiltered = { ...emptyQuery('rent'), radius: 10, page: 3, appointment: true };
    assert.deepEqual(setFilters({ ...unfiltered, order: 'price-asc' }), []);
  });

  it('are the parameters that filter and that the URL names', () => {
    fc.assert(
      fc.property(anyListQuery(), (query) => {
        const named = new Set(listParameters(query).keys());
        assert.deepEqual(
          setFilters(query),
          FILTER_NAMES.filter((name) => parametersOf(name).some((one) => named.has(one))),
        );
      }),
    );
  });

  it('can be dropped one by one, which leads to the first page', () => {
    fc.assert(
      fc.property(anyListQuery(), (query) => {
        for (const name of setFilters(query)) {
          const left = withoutFilter(query, name);
          assert.equal(left.page, 1);
          assert.deepEqual(
            setFilters(left),
            setFilters(query).filter((other) => other !== name),
          );
          assert.deepEqual(parseListQuery(listParameters(left), query.listKind), left);
        }
      }),
    );
  });

  it('take the visitor back to the first page when one changes', () => {
    const query = { ...emptyQuery('sale'), page: 4 };
    assert.deepEqual(changed(query, { order: 'price-asc' }), {
      ...query,
      page: 1,
      order: 'price-asc',
    });
    assert.equal(changed(query, { page: 5 }).page, 5);
  });
});
