import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LIST_PARAMETERS } from '../../../../../views/domain/list/list-parameters.ts';
import { cacheKey, readPageQuery } from '../../../../../server/web/page-cache/cache-key.ts';

const key = (url: string) => cacheKey('example.be', url);

describe('page cache key', () => {
  it('is host, path and the parameters of lists', () => {
    assert.equal(key('/nl/te-koop'), 'example.be /nl/te-koop');
    assert.notEqual(key('/nl/te-koop'), cacheKey('other.be', '/nl/te-koop'));
    assert.notEqual(key('/nl/te-koop'), key('/nl/te-huur'));
    const queries = ['page=2', 'order=price-asc', 'region=Gent%7C9000', 'type=1', 'pricemax=9'];
    const around = 'region=Gent%7C9000&radius=10';
    const more = ['bedrooms=2', 'toilets=1', 'lift=1', around, 'map=1'];
    const keys = ['', ...queries, ...more].map((query) => key(`/nl/te-koop?${query}`));
    assert.equal(new Set(keys).size, 11);
    assert.ok(keys.every((each) => each !== undefined));
  });

  it('is the same for every way to ask for the same list', () => {
    const one = key('/nl/te-koop?order=price-asc&page=2&region=9000');
    assert.equal(key('/nl/te-koop?region=9000&page=02&order=price-asc'), one);
    for (const query of [
      '?',
      '?page=1',
      '?page=0',
      '?page=x',
      '?order=recent',
      '?order=',
      '?region=',
      '?pricemin=0',
      '?garden=0',
      '?radius=none',
    ]) {
      assert.equal(key(`/nl/te-koop${query}`), key('/nl/te-koop'), query);
    }
  });

  it('has the filters of homes for rent, in one order', () => {
    const one = key('/nl/te-huur?region=9000&furnished=1&pets=1&page=2');
    assert.ok(one !== undefined);
    assert.equal(key('/nl/te-huur?page=2&pets=1&region=9000&furnished=1'), one);
    assert.equal(key('/nl/te-huur?page=2&pets=1&region=9000'), one.replace('&furnished=1', ''));
    assert.equal(key('/nl/te-huur?furnished=x&pets='), key('/nl/te-huur'));
  });

  it('forgets where the visitor came from', () => {
    for (const name of ['utm_source', 'UTM_Campaign', 'gclid', 'fbclid', 'msclkid']) {
      assert.equal(key(`/nl/te-koop?${name}=a&page=2`), key('/nl/te-koop?page=2'), name);
    }
  });

  it('is undefined for the bounds of a map, which change with each step', () => {
    assert.equal(key('/nl/te-koop?bounds=50,4,51,5'), undefined);
    assert.equal(key('/nl/te-koop?bounds=x'), key('/nl/te-koop'));
    assert.equal(key('/nl/te-koop?map=1&view=50.8,4.3,12'), key('/nl/te-koop?map=1'));
  });

  it('is undefined with a parameter that the site does not know', () => {
    assert.equal(key('/nl/te-koop?foo=1'), undefined);
    assert.equal(key('/nl/te-koop?page=2&constructor=1'), undefined);
    assert.equal(key('/nl/te-koop?goal=1'), undefined);
  });

  it('is undefined with a drawn area, whose text a redirect may correct', () => {
    for (const text of ['', 'x', '_seK_seK_seK??_seK'])
      assert.equal(key(`/nl/te-koop?polygon=${encodeURIComponent(text)}`), undefined, text);
  });

  it('keeps unknown parameters for the links of the page, without tracking', () => {
    const { query, isShared } = readPageQuery('foo=1&utm_source=x&page=3&foo=2');
    assert.equal(isShared, false);
    assert.equal(query.toString(), 'foo=1&page=3&foo=2');
  });

  it('stands for exactly one page: its own query has the same key', () => {
    // The two may redirect.
    const ours = LIST_PARAMETERS.filter((one) => one !== 'goal' && one !== 'polygon');
    const name = fc.constantFrom(...ours, 'utm_a', 'gclid');
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('1', '2', 'price-asc', 'Gent|9000', '9000'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const asked = new URLSearchParams(pairs).toString();
        const { query, isShared } = readPageQuery(asked);
        assert.equal(isShared, true);
        assert.equal(key(`/x?${query}`), key(`/x?${asked}`));
      }),
    );
  });
});
