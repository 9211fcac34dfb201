import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  homesBeforeTile,
  isListEnd,
  pageCount,
  pageRange,
  pageSize,
  withoutDuplicates,
} from '../../../../../views/domain/list/paging.ts';

function settings(changes: Partial<Parameters<typeof pageSize>[0]> = {}) {
  return { itemsPerPage: 12, callToAction: false, callToActionPosition: 8, ...changes };
}

describe('the size of a page', () => {
  for (const [itemsPerPage, size] of [
    [1, 12],
    [5, 12],
    [6, 6],
    [9, 9],
    [24, 24],
  ] as const) {
    it(`is ${size} when ${itemsPerPage} are configured`, () => {
      const tile = { callToAction: { title: {} } };
      assert.equal(pageSize(settings({ itemsPerPage }), tile), size);
      assert.equal(pageSize(settings({ itemsPerPage, callToAction: true }), tile), 11);
      // The site has a call-to-action tile, but the list has no text for it: none is shown.
      assert.equal(pageSize(settings({ itemsPerPage, callToAction: true }), {}), size);
    });
  }
});

describe('the pages of a list', () => {
  const size = fc.integer({ min: 1, max: 50 });

  it('ask for 1 to the size first', () => {
    assert.deepEqual(pageRange(1, 12), { limit1: 1, limit2: 12 });
    assert.deepEqual(pageRange(3, 11), { limit1: 23, limit2: 33 });
  });

  it('hold every home once and end where the homes do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), size, (total, perPage) => {
        const homes = Array.from({ length: total }, (_, index) => index + 1);
        const pages = Array.from({ length: pageCount(total, perPage) }, (_, index) => {
          const { limit1, limit2 } = pageRange(index + 1, perPage);
          return homes.slice(limit1 - 1, limit2);
        });
        assert.deepEqual(pages.flat(), homes);
        assert.ok(total === 0 || pages.every((page) => page.length > 0));
        for (const page of pages.slice(0, -1)) assert.equal(page.length, perPage);
      }),
    );
  });

  it('are one even when there is no home', () => assert.equal(pageCount(0, 12), 1));

  it('end with an empty page or one that is not full, by the count of now', () => {
    const after = (received: number, page = 2) =>
      isListEnd({ page, pageCount: 3, received, pageSize: 12 });
    assert.deepEqual(
      [0, 11, 12].map((received) => after(received)),
      [true, true, false],
    );
    assert.deepEqual([after(12, 3), after(12, 4)], [true, true]);
    assert.equal(isListEnd({ page: 1, pageCount: 1, pageSize: 12 }), true);
    assert.equal(isListEnd({ page: 1, pageCount: 2, pageSize: 12 }), false);
  });

  it('reach every home, though some are added while they are read', () => {
    const added = fc.array(fc.nat({ max: 2 }), { maxLength: 30 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 6 }),
        added,
        (count, perPage, news) => {
          // Newest first, as a list is: what is added moves all others on.
          const homes = Array.from({ length: count }, (_, index) => ({ key: `${index}` }));
          const first = [...homes];
          const shown: string[] = [];
          let state: Parameters<typeof isListEnd>[0] | undefined;
          for (let page = 1; state === undefined || !isListEnd(state); page += 1) {
            const { limit1, limit2 } = pageRange(page, perPage);
            const received = homes.slice(limit1 - 1, limit2);
            const pages = pageCount(homes.length, perPage);
            state = { page, pageCount: pages, received: received.length, pageSize: perPage };
            shown.push(...withoutDuplicates(shown, received).map(({ key }) => key));
            const more = Array.from({ length: news[page] ?? 0 }, (_, at) => ({
              key: `${page}+${at}`,
            }));
            homes.unshift(...more);
          }
          assert.ok(first.every(({ key }) => shown.includes(key)));
          assert.equal(new Set(shown).size, shown.length);
        },
      ),
    );
  });

  it('show each home once, in the order of first sight', () => {
    const key = fc.constantFrom('1', '2', '3', 'p1', 'p2', 'p3');
    const homes = fc.array(fc.record({ key, at: fc.nat() }));
    fc.assert(
      fc.property(fc.array(key), homes, (shown, received) => {
        const expected = received.filter(
          (home, index) =>
            !shown.includes(home.key) &&
            received.findIndex((other) => other.key === home.key) === index,
        );
        assert.deepEqual(withoutDuplicates(shown, received), expected);
      }),
    );
  });
});

describe('the call-to-action tile', () => {
  const tile = settings({ callToAction: true });

  it('stands after the ninth home, at the end of a shorter page', () => {
    assert.deepEqual(
      [11, 9, 4, 0].map((homes) => homesBeforeTile(tile, homes)),
      [9, 9, 4, 0],
    );
  });

  it('follows the configured number', () => {
    assert.equal(homesBeforeTile({ ...tile, callToActionPosition: 0 }, 11), 1);
  });

  it('is not there unless it is configured', () => {
    assert.equal(homesBeforeTile(settings(), 11), undefined);
  });
});
