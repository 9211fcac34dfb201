import assert from 'node:assert/strict';
import fc from 'fast-check';
import { setFilters } from '../../../../views/domain/list-filters.ts';
import { emptyQuery, LISTINGS, SORT_ORDERS } from '../../../../views/domain/list-query.ts';
import type { Property } from '../../../../views/domain/property.ts';
import { listingOf } from '../../../../views/domain/sold.ts';
import { anySparseQuery as anyQuery } from '../../domain/sample-query.ts';
import { naiveMatches, publicPosition } from './naive.ts';
import { anyHomes, IGNORED, portOf } from './sample-catalogue.ts';

const ids = (homes: readonly { id: number }[]) => homes.map(({ id }) => id);
const RUNS = { numRuns: 400 };

describe('finding', () => {
  it('gives the homes that pass every filter, in order, whatever is asked', () => {
    fc.assert(
      fc.property(anyHomes, anyQuery, (homes, query) => {
        const expected = naiveMatches(homes, query);
        const port = portOf(homes);
        const found = port.list({ ...query, page: 1 }, 1000);
        assert.deepEqual(ids(found.items), ids(expected));
        assert.deepEqual([found.total, port.total(query)], [expected.length, expected.length]);
      }),
      RUNS,
    );
  });

  it('cuts a list into pages that hold each home once', () => {
    fc.assert(
      fc.property(anyHomes, anyQuery, fc.integer({ min: 1, max: 7 }), (homes, query, size) => {
        const port = portOf(homes);
        const { pageCount, total } = port.list(query, size);
        const pages = Array.from(
          { length: pageCount },
          (_, page) => port.list({ ...query, page: page + 1 }, size).items,
        );
        assert.deepEqual(ids(pages.flat()), ids(naiveMatches(homes, query)));
        assert.ok(pages.slice(0, -1).every((items) => items.length === size));
        assert.equal(port.list({ ...query, page: pageCount + 1 }, size).items.length, 0);
        assert.equal(new Set(ids(pages.flat())).size, total);
      }),
    );
  });

  it('never widens with a further filter', () => {
    fc.assert(
      fc.property(anyHomes, anyQuery, (homes, query) => {
        const port = portOf(homes);
        const narrow = ids(port.list({ ...query, page: 1 }, 1000).items);
        for (const { query: looser } of port.withoutEach(query)) {
          const wide = new Set(ids(port.list(looser, 1000).items));
          assert.ok(narrow.every((id) => wide.has(id)));
        }
      }),
    );
  });

  it('counts what there would be without each filter', () => {
    fc.assert(
      fc.property(anyHomes, anyQuery, (homes, query) => {
        const port = portOf(homes);
        const looser = port.withoutEach(query);
        assert.deepEqual(
          looser.map(({ dropped }) => dropped),
          setFilters(query),
        );
        for (const { dropped, query: left, total } of looser) {
          assert.equal(total, naiveMatches(homes, query, dropped).length, dropped);
          assert.equal(total, port.total(left), dropped);
        }
      }),
      RUNS,
    );
  });

  it('shows on the map all that fits and can be shown, and of hidden addresses the area', () => {
    fc.assert(
      fc.property(anyHomes, anyQuery, (homes, query) => {
        const positions = portOf(homes).positions(query);
        const placed = naiveMatches(homes, query).filter((home) => publicPosition(home, homes));
        assert.deepEqual(new Set(ids(positions)), new Set(ids(placed)));
        for (const { id, lat, lng, areaKm } of positions) {
          const home = homes.find((other) => other.id === id)!;
          const [y, x] = publicPosition(home, homes)!;
          assert.ok(Math.abs(lat - y) < 1e-5 && Math.abs(lng - x) < 1e-5);
          assert.equal(areaKm === undefined, home.publishAddress && home.position !== undefined);
        }
      }),
    );
  });

  it('answers the same wherever a hidden address really is, and whatever a hidden price', () => {
    fc.assert(
      fc.property(
        anyHomes,
        anyQuery,
        fc.double({ min: 49, max: 52, noNaN: true }),
        (homes, query, at) => {
          const elsewhere = homes.map((home): Property => {
            const moved: Property = home.publishAddress ? home : { ...home, position: [at, 4] };
            return home.publishPrice ? moved : { ...moved, price: at };
          });
          const [one, other] = [portOf(homes), portOf(elsewhere)];
          assert.deepEqual(ids(other.list(query, 5).items), ids(one.list(query, 5).items));
          assert.deepEqual(other.positions(query), one.positions(query));
          assert.deepEqual(other.priceRange('sale'), one.priceRange('sale'));
        },
      ),
    );
  });

  it('knows types and prices of a list', () => {
    fc.assert(
      fc.property(anyHomes, fc.constantFrom(...LISTINGS), (homes, listing) => {
        const port = portOf(homes);
        const all = naiveMatches(homes, emptyQuery(listing));
        for (const { type, count } of port.types(listing)) {
          assert.equal(count, port.total({ ...emptyQuery(listing), types: [type] }));
          assert.ok(count > 0);
        }
        const offered = port.types(listing).map(({ type }) => type);
        assert.equal(port.total({ ...emptyQuery(listing), types: offered }), all.length);
        const prices = all.flatMap((home) => (home.publishPrice && home.price ? [home.price] : []));
        const range = { min: Math.min(...prices), max: Math.max(...prices) };
        const isTold = prices.length > 0 && listing !== 'sold';
        assert.deepEqual(port.priceRange(listing), isTold ? range : undefined);
      }),
    );
  });

  it('tells no price of a sold home by any filter or order', () => {
    fc.assert(
      fc.property(anyHomes, fc.constantFrom(...SORT_ORDERS), (homes, order) => {
        const port = portOf(homes);
        const all = port.list(emptyQuery('sold'), 1000);
        const asked = { ...emptyQuery('sold'), order, priceMin: 150, priceMax: 220 };
        assert.deepEqual(port.list(asked, 1000), all);
        assert.deepEqual(port.withoutEach(asked), []);
      }),
    );
  });

  it('lists a home once that came twice', () => {
    fc.assert(
      fc.property(anyHomes, (homes) => {
        const port = portOf([...homes, ...homes]);
        for (const listing of LISTINGS) {
          const found = ids(port.list(emptyQuery(listing), 1000).items);
          assert.equal(new Set(found).size, found.length);
          const listed = homes.filter((home) => listingOf(home, IGNORED) === listing);
          assert.equal(port.count(listing), listed.length);
        }
      }),
    );
  });
});
