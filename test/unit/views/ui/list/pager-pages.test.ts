import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pagerPages } from '../../../../../views/ui/list/pager-pages.ts';

const place = fc
  .integer({ min: 1, max: 400 })
  .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

describe('the pages that a pager offers', () => {
  it('are all of them while they are few', () => {
    assert.deepEqual(pagerPages(1, 3), [1, 2, 3]);
    assert.deepEqual(pagerPages(3, 5), [1, 2, 3, 4, 5]);
  });

  it('leave a gap where two or more are left out', () => {
    assert.deepEqual(pagerPages(1, 9), [1, 2, 'gap', 9]);
    assert.deepEqual(pagerPages(5, 9), [1, 'gap', 4, 5, 6, 'gap', 9]);
    assert.deepEqual(pagerPages(4, 9), [1, 2, 3, 4, 5, 'gap', 9]);
  });

  it('hold first, last and current, in order, and are never many', () => {
    fc.assert(
      fc.property(place, ([current, count]) => {
        const items = pagerPages(current, count);
        const pages = items.filter((item) => item !== 'gap');
        for (const page of [1, current, count]) assert.ok(pages.includes(page));
        assert.deepEqual(
          pages,
          [...new Set(pages)].toSorted((a, b) => a - b),
        );
        assert.ok(items.length <= 7, `${items.length} items`);
      }),
    );
  });

  it('have gaps for two pages at least', () => {
    fc.assert(
      fc.property(place, ([current, count]) => {
        const items = pagerPages(current, count);
        for (const [index, item] of items.entries()) {
          if (item !== 'gap') continue;
          const before = items[index - 1];
          const after = items[index + 1];
          assert.ok(typeof before === 'number' && typeof after === 'number');
          assert.ok(after - before > 2);
        }
      }),
    );
  });
});
