import assert from 'node:assert/strict';
import type { CataloguePort } from '../../server/services/crm/catalogue-port.ts';
import { projectSchema } from '../../views/domain/project/project.ts';
import { type Lacking, NOT_ON_WIRE, PERSON } from './catalogue-contract.ts';

/** A CRM as the contract sets it up, independent of the adapter's wire format. */
export interface ProjectWorld {
  /** An adapter to a CRM with these projects, no homes, and `PERSON` as its only person. */
  holding(projects: readonly CrmProject[]): Promise<CataloguePort>;
  /** An adapter to a CRM that cannot be reached. */
  unreachable(): Promise<CataloguePort>;
  close(): Promise<void>;
}

/** A project in the domain's terms, with its manager's id, possibly invalid. */
export type CrmProject = Record<string, unknown> & { id: number };

export const FLAT = { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' };

export function crmUnit(id: number, changes: Record<string, unknown> = {}) {
  return {
    id,
    name: `A${id}`,
    typeCode: 2,
    typeDescription: FLAT,
    price: 250000,
    publishPrice: true,
    status: 'available',
    unitOrder: id,
    ...changes,
  };
}

export function crmFloor(floor: number, units: unknown[]) {
  return { floor, floorName: { nl: `Verdieping ${floor}` }, units };
}

export function crmProject(id: number, changes: Record<string, unknown> = {}): CrmProject {
  return {
    id,
    name: 'Kaaizicht',
    status: 1,
    zip: '9000',
    city: 'Gent',
    publishAddress: true,
    typeDescription: { nl: 'Appartementen' },
    title: {},
    description: {},
    pictures: [],
    startCommercialisation: '2026-01-15',
    managerId: PERSON.id,
    composition: [{ buildingName: { nl: 'A' }, floors: [crmFloor(0, [crmUnit(1)])] }],
    ...changes,
  };
}

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b);

/** What every adapter of the port must do with projects (docs/house.md, "The path of a home"). */
export function projectContract(
  name: string,
  open: () => Promise<ProjectWorld>,
  lacking: readonly Lacking[] = [],
): void {
  describe(`${name} keeps the contract of the CRM port for projects`, () => {
    let world: ProjectWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    it('returns every project in types of the domain, with its manager', async () => {
      const { items, dropped } = await (
        await world.holding([crmProject(1), crmProject(2, { status: 6 })])
      ).projects();
      assert.deepEqual(dropped, []);
      assert.deepEqual(ids(items), [1, 2]);
      for (const item of items) {
        assert.deepEqual(projectSchema.parse(item), item);
        assert.equal(item.manager?.name, PERSON.name);
        const unit = item.composition[0]?.floors[0]?.units[0];
        assert.deepEqual([unit?.typeCode, unit?.typeDescription], [2, FLAT]);
      }
    });

    const hasPlans = !lacking.includes('plans');
    it(`gives the plans of a unit${hasPlans ? '' : `: not this one, ${NOT_ON_WIRE}`}`, async () => {
      const plans = [{ source: 'https://crm.example/plan.png', kind: 'plan', name: FLAT }];
      const composition = [
        { buildingName: { nl: 'A' }, floors: [crmFloor(0, [crmUnit(1, { plans }), crmUnit(2)])] },
      ];
      const { items } = await (await world.holding([crmProject(1, { composition })])).projects();
      const units = items[0]?.composition[0]?.floors[0]?.units;
      assert.deepEqual(
        units?.map((unit) => unit.plans),
        [hasPlans ? plans : undefined, undefined],
      );
    });

    it('answers with nothing where there is nothing', async () => {
      const port = await world.holding([]);
      assert.deepEqual(await port.projects(), { items: [], dropped: [] });
    });

    it('keeps back the prospective, the cancelled and the inactive, without a word', async () => {
      const projects = [0, 1, 2, 3, 5, 6].map((status) => crmProject(status + 1, { status }));
      const { items, dropped } = await (await world.holding(projects)).projects();
      assert.deepEqual(ids(items), [2, 3, 7]);
      assert.deepEqual(dropped, []);
    });

    it('drops a project that breaks the schema, says which and why, and keeps the others', async () => {
      const port = await world.holding([crmProject(1), crmProject(2, { zip: '' }), crmProject(3)]);
      const { items, dropped } = await port.projects();
      assert.deepEqual(ids(items), [1, 3]);
      assert.equal(dropped.length, 1);
      assert.match(dropped[0]!.item, /2/);
      assert.match(dropped[0]!.reason, /zip/);
    });

    it('has another version when a project comes, changes or goes', async () => {
      const versions = new Set<string>();
      for (const projects of [
        [],
        [crmProject(1)],
        [crmProject(1, { city: 'Eeklo' })],
        [crmProject(1), crmProject(2)],
      ]) {
        versions.add(await (await world.holding(projects)).version());
      }
      assert.equal(versions.size, 4);
    });

    it('fails where it cannot be reached, rather than saying that there is nothing', async () => {
      await assert.rejects((await world.unreachable()).projects());
    });
  });
}
