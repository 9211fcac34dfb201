import assert from 'node:assert/strict';
import fc from 'fast-check';
import { snapshotPort } from '../../../../../server/services/catalogue/data-port.ts';
import { indexCatalogueSync } from '../../../../../server/services/catalogue/index/catalogue-index.ts';
import { buildSnapshot } from '../../../../../server/services/catalogue/snapshot.ts';
import { emptyQuery, type ListQuery } from '../../../../../views/domain/list/list-query.ts';
import { SORT_ORDERS } from '../../../../../views/domain/filters/list-view.ts';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { anyProperty, sampleProperty } from '../../../views/domain/sample-property.ts';

const IGNORED = [3, 4];
/** The lists that hold homes. */
const LIST_KINDS = ['sale', 'rent', 'sold'] as const;

function portOf(homes: readonly Property[], locale: 'nl' | 'de' = 'nl') {
  const snapshot = buildSnapshot({ homes, projects: [], team: [] }, IGNORED);
  const index = indexCatalogueSync({ ...snapshot, gazetteer: [] });
  return snapshotPort({ snapshot, index }, () => undefined, locale);
}

const everyHome = (changes: Partial<ListQuery> = {}): ListQuery => ({
  ...emptyQuery('sale'),
  ...changes,
});

/** Homes with few cities, dates and prices, so that ties and empty lists occur. */
const anyHomes = fc.uniqueArray(
  fc
    .tuple(
      anyProperty,
      fc.constantFrom('1000', '9000', '4700'),
      fc.constantFrom('2026-01-01', '2026-01-02', '2025-12-31'),
      fc.option(fc.constantFrom(100, 200, 300.5), { nil: undefined }),
    )
    .map(([home, zip, startCommercialisation, price]): Property => {
      const { price: _dropped, ...rest } = home;
      const changed = { ...rest, zip, startCommercialisation };
      return price === undefined ? changed : { ...changed, price };
    }),
  { selector: ({ id }) => id, maxLength: 40 },
);

const anyQuery = fc
  .record({
    listKind: fc.constantFrom(...LIST_KINDS),
    order: fc.constantFrom(...SORT_ORDERS),
    page: fc.integer({ min: 1, max: 12 }),
    zips: fc.subarray(['1000', '9000', '4700', '9999']),
  })
  .map(({ zips, ...asked }): ListQuery => {
    const regions = zips.map((zip) => ({ city: '', zip }));
    return everyHome({ ...asked, regions });
  });

const ids = (homes: readonly { id: number }[]) => homes.map(({ id }) => id);

describe('lists', () => {
  const cases: [what: string, home: Partial<Property>, listKind: string][] = [
    ['a home for sale', { goal: 0, status: 1 }, 'sale'],
    ['a home to let', { goal: 1, status: 1 }, 'rent'],
    ['a sold one', { goal: 0, status: 2 }, 'sold'],
    ['a let one', { goal: 1, status: 4 }, 'sold'],
    ['a reference', { goal: 0, status: 6 }, 'sold'],
    ['one labelled sold', { goal: 0, status: 1, marquee: 3 }, 'sold'],
    ['one labelled let', { goal: 1, status: 1, marquee: 4 }, 'sold'],
    ['one under option', { goal: 0, status: 1, marquee: 2 }, 'sale'],
  ];
  for (const [what, changes, listKind] of cases) {
    it(`puts ${what} into ${listKind}`, () => {
      const port = portOf([sampleProperty(changes)]);
      assert.deepEqual(
        LIST_KINDS.filter((name) => port.count(name) === 1),
        [listKind],
      );
    });
  }

  it('puts every home into exactly one', () => {
    fc.assert(
      fc.property(anyHomes, (homes) => {
        const port = portOf(homes);
        const listed = LIST_KINDS.flatMap((listKind) =>
          ids(port.list(everyHome({ listKind }), Math.max(1, homes.length)).items),
        );
        assert.equal(listed.length, homes.length);
        assert.deepEqual(new Set(listed), new Set(ids(homes)));
      }),
    );
  });
});

describe('list', () => {
  it('shows each home on one page: its pages, laid end to end, are the list', () => {
    fc.assert(
      fc.property(anyHomes, anyQuery, fc.integer({ min: 1, max: 7 }), (homes, query, size) => {
        const port = portOf(homes);
        const whole = port.list({ ...query, page: 1 }, 1000);
        const pages = Array.from({ length: whole.total + 1 }, (_, index) =>
          port.list({ ...query, page: index + 1 }, size),
        );
        assert.deepEqual(
          pages.flatMap(({ items }) => ids(items)),
          ids(whole.items),
        );
        assert.equal(whole.items.length, whole.total);
        for (const { items, page, pageCount, total } of pages) {
          assert.equal(total, whole.total);
          assert.equal(items.length > 0, page <= Math.ceil(total / size));
          assert.equal(pageCount, Math.max(1, Math.ceil(total / size)));
        }
      }),
    );
  });

  it('shows only homes of the chosen places, and all of them', () => {
    fc.assert(
      fc.property(anyHomes, anyQuery, (homes, query) => {
        const port = portOf(homes);
        const all = port.list({ ...query, regions: [], page: 1 }, 1000).items;
        const chosen = port.list({ ...query, page: 1 }, 1000).items;
        const zips = query.regions.map(({ zip }) => zip);
        const fits = all.filter(({ zip }) => zips.length === 0 || zips.includes(zip));
        assert.deepEqual(ids(chosen), ids(fits));
      }),
    );
  });

  it('does not depend on the order in which homes came', () => {
    fc.assert(
      fc.property(anyHomes, anyQuery, fc.infiniteStream(fc.nat()), (homes, query, stream) => {
        const keys = new Map(homes.map(({ id }) => [id, stream.next().value as number]));
        const shuffled = homes.toSorted((a, b) => keys.get(a.id)! - keys.get(b.id)!);
        const listed = (given: readonly Property[]) => ids(portOf(given).list(query, 5).items);
        assert.deepEqual(listed(shuffled), listed(homes));
      }),
    );
  });

  it('shows the most recent first, and the highest id among equals', () => {
    const port = portOf([
      sampleProperty({ id: 1, startCommercialisation: '2026-02-01' }),
      sampleProperty({ id: 2, startCommercialisation: '2025-12-31' }),
      sampleProperty({ id: 3, startCommercialisation: '2026-02-01' }),
    ]);
    assert.deepEqual(ids(port.list(everyHome(), 12).items), [3, 1, 2]);
  });

  it('sorts by published price, the others last both ways', () => {
    const { price: _none, ...priceless } = sampleProperty({ id: 4 });
    const port = portOf([
      sampleProperty({ id: 1, price: 200 }),
      sampleProperty({ id: 2, price: 1, publishPrice: false }),
      sampleProperty({ id: 3, price: 100 }),
      priceless,
    ]);
    const sorted = (order: ListQuery['order']) => ids(port.list(everyHome({ order }), 12).items);
    assert.deepEqual(sorted('price-asc'), [3, 1, 4, 2]);
    assert.deepEqual(sorted('price-desc'), [1, 3, 4, 2]);
  });

  it('takes a page below the first for the first, and leaves one beyond the last empty', () => {
    const port = portOf([sampleProperty({ id: 1 })]);
    assert.deepEqual(ids(port.list(everyHome({ page: -3 }), 12).items), [1]);
    const beyond = port.list(everyHome({ page: 2 }), 12);
    assert.deepEqual([beyond.items, beyond.total, beyond.page, beyond.pageCount], [[], 1, 2, 1]);
  });
});

describe('places', () => {
  it('counts the homes of a list by postcode and city, sorted as the language sorts', () => {
    const homes = [
      sampleProperty({ id: 1, zip: '9000', city: 'Gent' }),
      sampleProperty({ id: 2, zip: '9000', city: 'Gent' }),
      sampleProperty({ id: 3, zip: '4000', city: 'Écaussinnes' }),
      sampleProperty({ id: 4, zip: '1000', city: 'Brussel' }),
      sampleProperty({ id: 5, zip: '2000', city: 'Antwerpen', goal: 1 }),
    ];
    assert.deepEqual(portOf(homes).places('sale'), [
      { zip: '1000', city: 'Brussel', countryId: 10, count: 1 },
      { zip: '4000', city: 'Écaussinnes', countryId: 10, count: 1 },
      { zip: '9000', city: 'Gent', countryId: 10, count: 2 },
    ]);
  });

  it('adds up to the list', () => {
    fc.assert(
      fc.property(anyHomes, fc.constantFrom(...LIST_KINDS), (homes, listKind) => {
        const port = portOf(homes, 'de');
        const sum = port.places(listKind).reduce((total, { count }) => total + count, 0);
        assert.equal(sum, port.count(listKind));
      }),
    );
  });
});

describe('similar', () => {
  it('offers homes of the same goal only, never itself, never a sold one, none twice', () => {
    fc.assert(
      fc.property(anyHomes, fc.nat({ max: 8 }), (homes, count) => {
        const port = portOf(homes);
        for (const home of homes) {
          const similar = port.similar(home, count);
          assert(similar.length <= count);
          assert.equal(new Set(ids(similar)).size, similar.length);
          for (const other of similar) {
            assert.notEqual(other.id, home.id);
            assert.equal(other.goal, home.goal);
            assert(other.status === 1 && !IGNORED.includes(other.marquee ?? 0));
          }
        }
      }),
    );
  });

  const gent: [number, number] = [51.05, 3.72];
  const namur: [number, number] = [50.47, 4.87];
  const home = sampleProperty({ id: 1, position: gent, price: 300000, typeCode: 1 });

  it('prefers the near, the same type and the same price', () => {
    const port = portOf([
      home,
      sampleProperty({ id: 2, position: namur, price: 300000, typeCode: 1 }),
      sampleProperty({ id: 3, position: gent, price: 310000, typeCode: 1 }),
      sampleProperty({ id: 4, position: gent, price: 310000, typeCode: 2 }),
      sampleProperty({ id: 5, position: gent, price: 600000, typeCode: 1 }),
    ]);
    assert.deepEqual(ids(port.similar(home, 4)), [3, 5, 4, 2]);
  });

  it('does not tell an unpublished price by its company', () => {
    const secret = { position: gent, publishPrice: false };
    const port = portOf([
      home,
      sampleProperty({ id: 2, ...secret, price: 900000 }),
      sampleProperty({ id: 3, ...secret, price: 300000 }),
      sampleProperty({ id: 4, ...secret, price: 100 }),
    ]);
    assert.deepEqual(ids(port.similar(home, 3)), [4, 3, 2]);
  });

  it('does not tell an unpublished position by its company', () => {
    const at = (id: number, position: [number, number], publishAddress: boolean) =>
      sampleProperty({ id, position, publishAddress, zip: '9000' });
    const [near, far]: [number, number][] = [
      [51.051, 3.721],
      [51.2, 3.9],
    ];
    const shown = at(9, [51.06, 3.73], true);
    for (const [first, second] of [
      [near!, far!],
      [far!, near!],
    ]) {
      const port = portOf([home, shown, at(2, first!, false), at(3, second!, false)]);
      assert.deepEqual(ids(port.similar(home, 3)), [3, 2, 9], 'whichever is nearer');
    }
  });
});
