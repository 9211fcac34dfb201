import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { MapPosition } from '../../../../../views/domain/list/finding.ts';
import {
  type FilterName,
  setFilters,
  withoutFilter,
} from '../../../../../views/domain/list/list-filters.ts';
import { BEDROOM_COUNTS } from '../../../../../views/domain/filters/bedrooms.ts';
import { emptyQuery, type ListQuery } from '../../../../../views/domain/list/list-query.ts';
import { LIST_KINDS, type ListKind } from '../../../../../views/domain/list/list-kind.ts';
import { SORT_ORDERS } from '../../../../../views/domain/filters/list-view.ts';
import { isProject, itemKey, type ListItem } from '../../../../../views/domain/list/list-item.ts';
import { listKindOf } from '../../../../../views/domain/property/sold.ts';
import { anyListQuery, anySparseQuery as anyQuery } from '../sample-query.ts';
import { compositionOf, sampleProject, sampleUnit } from '../sample-project.ts';
import {
  isExact,
  naiveDistance,
  naiveMatches,
  offersOf,
  publicPosition,
} from '../../../server/services/catalogue/index/naive.ts';
import {
  anyHomes,
  anyItems,
  IGNORED,
  portOf,
  portOver,
} from '../../../server/services/catalogue/index/sample-catalogue.ts';

const keys = (items: readonly ListItem[]) => items.map(itemKey);
const keyOfPosition = ({ id, isProject: is }: MapPosition) => (is ? `p${id}` : String(id));
const RUNS = { numRuns: 400 };

/** Whether two distances are the same but for a metre: they are computed in different ways. */
function isNear(km: number, other: number | undefined): boolean {
  return other !== undefined && Math.abs(km - other) < 0.001;
}

/** The same item with other values in the fields that are not published. */
function elsewhere<T extends ListItem>(item: T, at: number): T {
  const moved: T = item.publishAddress ? item : { ...item, position: [at, 4] };
  if (isProject(moved)) return moved;
  return moved.publishPrice ? moved : { ...moved, price: at };
}

describe('finding', () => {
  it('gives what passes every filter, in order, whatever is asked', () => {
    fc.assert(
      fc.property(anyItems, anyQuery, (items, query) => {
        const expected = naiveMatches(items, query);
        const port = portOver(items);
        const found = port.list({ ...query, page: 1 }, 1000);
        assert.deepEqual(keys(found.items), keys(expected));
        assert.deepEqual(
          [found.total, port.list(query, 1).total],
          [expected.length, expected.length],
        );
      }),
      RUNS,
    );
  });

  it('cuts a list into pages that hold each item once', () => {
    fc.assert(
      fc.property(anyItems, anyQuery, fc.integer({ min: 1, max: 7 }), (items, query, size) => {
        const port = portOver(items);
        const { pageCount, total } = port.list(query, size);
        const pages = Array.from(
          { length: pageCount },
          (_, page) => port.list({ ...query, page: page + 1 }, size).items,
        );
        assert.deepEqual(keys(pages.flat()), keys(naiveMatches(items, query)));
        assert.ok(pages.slice(0, -1).every((page) => page.length === size));
        assert.equal(port.list({ ...query, page: pageCount + 1 }, size).items.length, 0);
        assert.equal(new Set(keys(pages.flat())).size, total);
      }),
    );
  });

  it('counts beside each choice what the list would then show', () => {
    fc.assert(
      fc.property(anyItems, anyQuery, (items, query) => {
        const port = portOver(items);
        const { types, bedrooms } = port.choiceCounts(query);
        const totalOf = (changes: Partial<ListQuery>) =>
          port.list({ ...query, ...changes, page: 1 }, 1).total;
        for (const { type } of port.types(query.listKind)) {
          assert.equal(types[type], totalOf({ types: [type] }), `type ${type}`);
        }
        for (const count of BEDROOM_COUNTS) {
          assert.equal(bedrooms[count], totalOf({ bedrooms: [count] }), `${count} bedrooms`);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never widens with a further filter', () => {
    fc.assert(
      fc.property(anyItems, anyQuery, (items, query) => {
        const port = portOver(items);
        const narrow = keys(port.list({ ...query, page: 1 }, 1000).items);
        for (const { query: looser } of port.withoutEachFilter(query)) {
          const wide = new Set(keys(port.list(looser, 1000).items));
          assert.ok(narrow.every((id) => wide.has(id)));
        }
      }),
    );
  });

  it('counts what there would be without each filter', () => {
    fc.assert(
      fc.property(anyItems, anyQuery, (items, query) => {
        const port = portOver(items);
        const looser = port.withoutEachFilter(query);
        assert.deepEqual(
          looser.map(({ dropped }) => dropped),
          setFilters(query),
        );
        for (const { dropped, query: left, total } of looser) {
          assert.equal(total, naiveMatches(items, query, dropped).length, dropped);
          assert.equal(total, port.list(left, 1).total, dropped);
        }
      }),
      RUNS,
    );
  });

  it('names the two filters that lose least, where no single one is enough', () => {
    let pairs = 0;
    // Of queries with many filters few are helped by two.
    const queries = [
      [anyListQuery(), 40],
      [anyQuery, 30],
    ] as const;
    for (const [anyOf, numRuns] of queries) {
      fc.assert(
        fc.property(anyItems, anyOf, (items, query) => {
          const port = portOver(items);
          fc.pre(port.list(query, 1).total === 0);
          fc.pre(port.withoutEachFilter(query).every(({ total }) => total === 0));
          const names = setFilters(query);
          const asks = (kept: readonly FilterName[]) =>
            naiveMatches(
              items,
              names.filter((name) => !kept.includes(name)).reduce(withoutFilter, query),
            ).length;
          const helpful = names.flatMap((one, at) =>
            names.slice(at + 1).flatMap((other) => {
              const left = withoutFilter(withoutFilter(query, one), other);
              const total = naiveMatches(items, left).length;
              return total > 0 ? [{ dropped: [one, other] as const, total }] : [];
            }),
          );
          const found = port.withoutTwoFilters(query);
          const same = helpful.find(({ dropped }) => String(dropped) === String(found?.dropped));
          assert.equal(found?.total, same?.total);
          assert.equal(found === undefined, helpful.length === 0);
          if (!found) return;
          pairs += 1;
          assert.equal(port.list(found.query, 1).total, found.total);
          assert.equal(
            asks(found.dropped),
            Math.max(...helpful.map(({ dropped }) => asks(dropped))),
          );
        }),
        { numRuns },
      );
    }
    assert.ok(pairs > 0, 'no pair helped');
  });

  it('knows the nearest items outside the chosen places, with their distance', () => {
    let near = 0;
    fc.assert(
      fc.property(anyItems, anyQuery, (items, query) => {
        const port = portOver(items);
        const found = port.nearest(query, 6);
        const inside = new Set(keys(naiveMatches(items, query)));
        const outside = naiveMatches(items, query, 'regions').filter(
          (item) => !inside.has(itemKey(item)),
        );
        const distances = outside
          .map((item) => naiveDistance(item, query, items) ?? Infinity)
          .filter((km) => km <= 50)
          .sort((a, b) => a - b);
        const expected = query.bounds || query.polygon ? [] : distances.slice(0, 6);
        near += found.length;
        assert.equal(found.length, expected.length);
        for (const [at, { km }] of found.entries()) assert.ok(isNear(km, expected[at]));
        for (const { item, km } of found) {
          assert.ok(outside.some((one) => itemKey(one) === itemKey(item)));
          assert.ok(isNear(km, naiveDistance(item, query, items)));
        }
      }),
      RUNS,
    );
    assert.ok(near > 0, 'nothing was near');
  });

  it('shows on the map all that fits and can be shown, and of hidden addresses and of the sold the area', () => {
    fc.assert(
      fc.property(anyItems, anyQuery, (items, query) => {
        const positions = portOver(items).positions(query);
        const placed = naiveMatches(items, query).filter((item) => publicPosition(item, items));
        assert.deepEqual(positions.map(keyOfPosition).sort(), keys(placed).sort());
        for (const position of positions) {
          const item = items.find((other) => itemKey(other) === keyOfPosition(position))!;
          const [y, x] = publicPosition(item, items)!;
          assert.ok(Math.abs(position.lat - y) < 1e-5 && Math.abs(position.lng - x) < 1e-5);
          assert.equal(position.areaKm === undefined, isExact(item));
        }
      }),
    );
  });

  it('answers the same wherever a hidden address really is, and whatever a hidden price', () => {
    fc.assert(
      fc.property(
        anyItems,
        anyQuery,
        fc.double({ min: 49, max: 52, noNaN: true }),
        (items, query, at) => {
          const [one, other] = [
            portOver(items),
            portOver(items.map((item) => elsewhere(item, at))),
          ];
          assert.deepEqual(keys(other.list(query, 5).items), keys(one.list(query, 5).items));
          assert.deepEqual(other.positions(query), one.positions(query));
          assert.deepEqual(other.priceRange('sale'), one.priceRange('sale'));
        },
      ),
    );
  });

  it('knows types and prices of a list', () => {
    fc.assert(
      fc.property(anyItems, fc.constantFrom(...LIST_KINDS), (items, listKind) => {
        const port = portOver(items);
        const offers = naiveMatches(items, emptyQuery(listKind)).flatMap(offersOf);
        for (const { type, count } of port.types(listKind)) {
          assert.equal(count, port.list({ ...emptyQuery(listKind), types: [type] }, 1).total);
          assert.ok(count > 0);
        }
        const offered = port.types(listKind).map(({ type }) => type);
        const typed = new Set(
          offers.filter(({ types }) => types.length > 0).map(({ item }) => item),
        );
        // A query without types matches every type.
        const found = port.list({ ...emptyQuery(listKind), types: offered }, 1).total;
        if (offered.length > 0) assert.equal(found, typed.size);
        else assert.equal(typed.size, 0);
        const prices = offers.flatMap(({ price }) => (price === undefined ? [] : [price]));
        const range = { min: Math.min(...prices), max: Math.max(...prices) };
        const isTold = prices.length > 0 && listKind !== 'sold';
        assert.deepEqual(port.priceRange(listKind), isTold ? range : undefined);
      }),
    );
  });

  it('says how many of what fits are homes, and how many projects', () => {
    fc.assert(
      fc.property(anyItems, anyQuery, (items, query) => {
        const fits = naiveMatches(items, query);
        const projects = fits.filter(isProject).length;
        const { totals } = portOver(items).list(query, 3);
        assert.deepEqual(totals, { homes: fits.length - projects, projects });
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
        assert.deepEqual(port.withoutEachFilter(asked), []);
      }),
    );
  });

  it('lists a home once that came twice', () => {
    fc.assert(
      fc.property(anyHomes, (homes) => {
        const port = portOf([...homes, ...homes]);
        for (const listKind of ['sale', 'rent', 'sold'] as const) {
          const found = keys(port.list(emptyQuery(listKind), 1000).items);
          assert.equal(new Set(found).size, found.length);
          const listed = homes.filter((home) => listKindOf(home, IGNORED) === listKind);
          assert.equal(port.count(listKind), listed.length);
        }
      }),
    );
  });

  it('does not add up what different units of a project have', () => {
    const units = [
      sampleUnit({ id: 1, typeCode: 2, numberOfBedRooms: 1, price: 200_000, surfaceTerrace: 8 }),
      sampleUnit({ id: 2, typeCode: 1, numberOfBedRooms: 3, price: 400_000 }),
      sampleUnit({ id: 3, typeCode: 1, numberOfBedRooms: 3, price: 100_000, status: 'option' }),
    ];
    const port = portOver([sampleProject({ id: 1, composition: compositionOf(units) })]);
    const found = (changes: Partial<ListQuery>) =>
      port.list({ ...emptyQuery('sale'), ...changes }, 1).total;
    assert.equal(found({ bedrooms: [3] }), 1);
    assert.equal(found({ bedrooms: [3], priceMax: 200_000 }), 0);
    assert.equal(found({ bedrooms: [3], priceMax: 400_000, types: [1] }), 1);
    assert.equal(found({ bedrooms: [3], terrace: true }), 0);
    assert.equal(found({ bedrooms: [2, 3] }), 1);
    assert.equal(found({ bedrooms: [1, 3], priceMax: 150_000 }), 0);
    assert.equal(found({ types: [2], priceMin: 300_000 }), 0);
    assert.equal(found({ types: [1, 2], priceMin: 300_000 }), 1);
    assert.deepEqual(port.priceRange('sale'), { min: 200_000, max: 400_000 });
    const asked = { ...emptyQuery('sale'), bedrooms: [3], priceMax: 200_000 } as const;
    assert.deepEqual(
      port.withoutEachFilter(asked).map(({ dropped, total }) => [dropped, total]),
      [
        ['priceMax', 1],
        ['bedrooms', 1],
      ],
    );
  });

  it('finds a project by the surfaces of a unit, and by what is not under option', () => {
    const house = { typeCode: 1, surfaceTotal: 120, surfaceGround: 300 } as const;
    const land = { typeCode: 3, surfaceTotal: 800 } as const;
    const projects = [
      sampleProject({ id: 1, composition: compositionOf([sampleUnit(house), sampleUnit(land)]) }),
      sampleProject({
        id: 2,
        composition: compositionOf([sampleUnit({ ...house, status: 'option' })]),
      }),
    ];
    const port = portOver(projects);
    const found = (listKind: ListKind, changes: Partial<ListQuery>) =>
      port.list({ ...emptyQuery(listKind), ...changes }, 1).total;
    assert.equal(found('sale', { plot: 300 }), 1);
    assert.equal(found('sale', { plot: 301 }), 1, 'land is a plot');
    assert.equal(found('sale', { plot: 801 }), 0);
    assert.equal(found('sale', { surface: 120 }), 1);
    assert.equal(found('sale', { surface: 121 }), 0, 'land has no living surface');
    assert.equal(found('projects', {}), 2);
    assert.equal(found('projects', { hideOption: true }), 1);
  });
});
