import assert from 'node:assert/strict';
import { deepFreeze } from '../../server/services/catalogue/deep-freeze.ts';
import type { CataloguePort } from '../../server/services/crm/catalogue-port.ts';
import { managerSchema, propertySchema } from '../../views/domain/property/property.ts';

/** A CRM as the contract sets it up, independent of the adapter's wire format. */
export interface CrmWorld {
  /** An adapter to a CRM with these homes, and `PERSON` as its only person. */
  holding(homes: readonly CrmHome[]): Promise<CataloguePort>;
  /** An adapter to a CRM that cannot be reached. */
  unreachable(): Promise<CataloguePort>;
  close(): Promise<void>;
}

/** A home in the domain's terms, possibly invalid. */
type CrmHome = Record<string, unknown> & { id: number };

/** The only person of the contract's CRM; homes refer to its id. */
export const PERSON = {
  id: 7,
  name: 'Ine Peeters',
  function: { nl: 'Makelaar', fr: 'Courtière', en: 'Agent', de: 'Maklerin' },
  ipi: '123456',
  email: 'ine@agency.example',
};

export function crmHome(id: number, changes: Record<string, unknown> = {}): CrmHome {
  return {
    id,
    goal: 0,
    status: 1,
    zip: '9000',
    city: 'Gent',
    publishAddress: true,
    typeCode: 1,
    typeDescription: { nl: 'Rijwoning', fr: 'Maison', en: 'Terraced house', de: 'Reihenhaus' },
    title: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
    description: {},
    pictures: [],
    price: 250000,
    publishPrice: true,
    startCommercialisation: '2026-01-15',
    managerId: PERSON.id,
    ...changes,
  };
}

/** What a contract says where a wire lacks something. */
export const NOT_ON_WIRE = 'its wire has none';

const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

/**
 * What the wire of a CRM may lack: which pictures are plans or panoramas, open houses, and of people
 * more than names and how to reach them.
 */
export type Lacking = 'plans' | 'panoramas' | 'functions' | 'openHouses';

/** What every adapter of the port must do (docs/house.md, "The path of a home"). */
export function crmContract(
  name: string,
  open: () => Promise<CrmWorld>,
  lacking: readonly Lacking[] = [],
): void {
  describe(`${name} keeps the contract of the CRM port`, () => {
    let world: CrmWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    it('returns every home in types of the domain, with its manager', async () => {
      const port = await world.holding([crmHome(1), crmHome(2, { goal: 1, price: 900 })]);
      const { items, dropped } = await port.properties();
      assert.deepEqual(dropped, []);
      assert.deepEqual(ascending(items.map(({ id }) => id)), [1, 2]);
      for (const item of items) {
        assert.deepEqual(propertySchema.parse(item), item);
        assert.equal(item.manager?.name, PERSON.name);
      }
    });

    /** What the wire lacks is said, and a test makes sure that it is not made up. */
    const itUnless = (
      lack: Lacking,
      title: string,
      test: () => Promise<void>,
      without: () => Promise<void>,
    ) => {
      const isLacking = lacking.includes(lack);
      it(isLacking ? `${title}: not this one, ${NOT_ON_WIRE}` : title, isLacking ? without : test);
    };
    const homeWith = async (changes: Record<string, unknown>) =>
      (await (await world.holding([crmHome(1, changes)])).properties()).items[0];

    itUnless(
      'plans',
      'says which pictures are floor plans',
      async () => {
        const pictures = [
          { source: 'front.jpg', name: { nl: 'Gevel' } },
          { source: 'ground.png', name: { nl: 'Gelijkvloers' }, kind: 'plan' },
        ];
        assert.deepEqual((await homeWith({ pictures }))?.pictures, pictures);
      },
      async () => {
        const home = await homeWith({ pictures: [{ source: 'ground.png', kind: 'plan' }] });
        assert.deepEqual(
          home?.pictures.map(({ kind }) => kind),
          [undefined],
        );
      },
    );

    itUnless(
      'panoramas',
      'keeps the panorama of a home apart from its pictures',
      async () => {
        const pictures = [{ source: 'front.jpg', name: { nl: 'Gevel' } }];
        const panorama = { source: 'sphere.jpg', name: { nl: 'Rondom' } };
        const home = await homeWith({ pictures, panorama });
        assert.deepEqual([home?.pictures, home?.panorama], [pictures, panorama]);
      },
      async () => {
        const home = await homeWith({ pictures: [], panorama: { source: 'sphere.jpg' } });
        assert.equal(home?.panorama, undefined);
      },
    );

    const openHouses = [
      { start: '2026-11-28T14:00', end: '2026-11-28T16:00', places: 8, registration: true },
    ];
    itUnless(
      'openHouses',
      'gives the open houses of a home, also those that are over',
      async () => assert.deepEqual((await homeWith({ openHouses }))?.openHouses, openHouses),
      async () => assert.deepEqual((await homeWith({ openHouses }))?.openHouses ?? [], []),
    );

    const known = lacking.includes('functions') ? ', without functions' : '';
    it(`gives the people${known && `${known}: ${NOT_ON_WIRE}`}`, async () => {
      // A CRM may know people by their homes alone.
      const port = await world.holding([crmHome(1)]);
      const { ipi: _ipi, ...named } = { ...PERSON, function: {} };
      const person = lacking.includes('functions') ? named : PERSON;
      assert.deepEqual(await port.team(), [managerSchema.parse(person)]);
    });

    it('answers with nothing where there is nothing', async () => {
      const port = await world.holding([]);
      assert.deepEqual(await port.properties(), { items: [], dropped: [] });
    });

    it('keeps back the prospective, the cancelled and the inactive, without a word', async () => {
      const homes = [0, 1, 2, 3, 4, 5, 6].map((status) => crmHome(status + 1, { status }));
      const { items, dropped } = await (await world.holding(homes)).properties();
      assert.deepEqual(ascending(items.map(({ status }) => status)), [1, 2, 4, 6]);
      assert.deepEqual(dropped, []);
    });

    it('drops a home that breaks the schema, says which and why, and keeps the others', async () => {
      const port = await world.holding([crmHome(1), crmHome(2, { zip: '' }), crmHome(3)]);
      const { items, dropped } = await port.properties();
      assert.deepEqual(ascending(items.map(({ id }) => id)), [1, 3]);
      assert.equal(dropped.length, 1);
      assert.match(dropped[0]!.item, /2/);
      assert.match(dropped[0]!.reason, /zip/);
    });

    it('returns an id once and reports the duplicate', async () => {
      const port = await world.holding([crmHome(1), crmHome(1, { city: 'Eeklo' })]);
      const { items, dropped } = await port.properties();
      assert.deepEqual(
        items.map(({ id }) => id),
        [1],
      );
      assert.equal(dropped.length, 1);
      assert.match(dropped[0]!.reason, /\b1\b/);
    });

    it('answers the same twice, and never with the list it gave before', async () => {
      const port = await world.holding([crmHome(1)]);
      const first = await port.properties();
      const given = structuredClone(first.items);
      first.items.push(first.items[0]!);
      assert.deepEqual((await port.properties()).items, given);
    });

    it('shares what is equal with the disk copy that it continues from, if it keeps items', async () => {
      const description = { nl: 'Zonnig.', fr: 'Ensoleillé.', en: 'Sunny.', de: 'Sonnig.' };
      const shown = [crmHome(1, { description }), crmHome(2, { description })];
      const { items } = await (await world.holding(shown)).properties();
      const copy = new Map(structuredClone(items).map((item) => [item.id, deepFreeze(item)]));
      const port = await world.holding([shown[0]!, crmHome(2, { description, price: 1 })]);
      if (!port.continuesFrom) return;
      port.continuesFrom({ byId: copy, projectById: new Map() });
      await port.version();
      const { items: later } = await port.properties();
      for (const item of later) assert.equal(item.description, copy.get(item.id)?.description);
      assert.deepEqual(ascending(later.map(({ price = 0 }) => price)), [1, 250000]);
      assert.ok(later.includes(copy.get(1)!));
    });

    it('keeps its version while nothing changes, and has another when a home does', async () => {
      const port = await world.holding([crmHome(1), crmHome(2)]);
      const before = await port.version();
      assert.notEqual(before, '');
      await port.properties();
      assert.equal(await port.version(), before);
      const versions = new Set([before]);
      for (const homes of [
        [crmHome(1), crmHome(2, { price: 260000 })],
        [crmHome(1), crmHome(2, { price: 260000 }), crmHome(3)],
      ]) {
        versions.add(await (await world.holding(homes)).version());
      }
      assert.equal(versions.size, 3);
    });

    it('names what it is an adapter to', async () => {
      const { source } = await world.holding([]);
      assert.notEqual(source, '');
      assert.equal((await world.holding([crmHome(1)])).source, source);
    });

    it('fails where it cannot be reached, rather than saying that there is nothing', async () => {
      const port = await world.unreachable();
      await assert.rejects(port.version());
      await assert.rejects(port.properties());
      await assert.rejects(port.team());
    });
  });
}
