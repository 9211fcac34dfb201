import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  HOMES_PARAMETER,
  homesValue,
  readHomeIds,
} from '../../../../../views/domain/list/home-ids.ts';

const read = (query: string, max = 4) => readHomeIds(new URLSearchParams(query), max);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 10 ** 10 }), { maxLength: 12 });

describe('ids of homes in a query string', () => {
  it('are read separated by commas and from a repeated parameter, in order and once', () => {
    const found = { hasMore: false, hasInvalid: false };
    assert.deepEqual(read('homes=71001,71002'), { ids: [71001, 71002], ...found });
    assert.deepEqual(read('homes=3&homes=1, 2&homes=3'), { ids: [3, 1, 2], ...found });
    assert.deepEqual(read(''), { ids: [], ...found });
    assert.deepEqual(read('homes=,,'), { ids: [], ...found });
  });

  it('are positive integers; anything else is reported', () => {
    for (const bad of ['x', '-1', '0', '007', '1.5', '1e3', '9'.repeat(16), '<b>', '１']) {
      const query = new URLSearchParams({ homes: `5,${bad}` });
      assert.deepEqual(readHomeIds(query, 4), { ids: [5], hasMore: false, hasInvalid: true }, bad);
    }
  });

  it('are the first ones up to the maximum, of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 60 }), (values, max) => {
        const query = new URLSearchParams(values.map((value) => [HOMES_PARAMETER, value]));
        const { ids: found } = readHomeIds(query, max);
        assert.ok(found.length <= max);
        assert.ok(found.every((id) => Number.isSafeInteger(id) && id > 0));
        assert.equal(new Set(found).size, found.length);
      }),
    );
  });

  it('are those that were written', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 8 }), (given, max) => {
        const found = readHomeIds(new URLSearchParams({ homes: homesValue(given) }), max);
        assert.deepEqual(found.ids, given.slice(0, max));
        assert.equal(found.hasMore, given.length > max);
      }),
    );
  });

  it('are bounded for a query string of any length', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const found = readHomeIds(new URLSearchParams({ homes: homesValue(many) }), 60);
    assert.equal(found.ids.length, 60);
    assert.equal(found.hasMore, true);
  });
});
