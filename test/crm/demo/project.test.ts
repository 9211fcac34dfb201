import assert from 'node:assert/strict';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { AgencyFolder } from '../../support/agency-folder.ts';
import { PERSON } from '../catalogue-contract.ts';
import {
  type CrmProject,
  crmFloor,
  crmProject,
  crmUnit,
  FLAT,
  type ProjectWorld,
  projectContract,
} from '../project-contract.ts';

interface Building {
  buildingName: unknown;
  floors: { units: Record<string, unknown>[] }[];
}

/** The project as in its file, where units refer to a list of types. */
function asFile(project: CrmProject): Record<string, unknown> {
  const buildings = project['composition'] as Building[];
  const composition = buildings.map(({ floors, ...building }) => ({
    ...building,
    floors: floors.map(({ units, ...floor }) => ({
      ...floor,
      units: units.map(({ typeCode: _code, typeDescription: _once, ...unit }) => ({
        type: 'flat',
        ...unit,
      })),
    })),
  }));
  return { ...project, unitTypes: { flat: { typeCode: 2, typeDescription: FLAT } }, composition };
}

async function openFolder(): Promise<ProjectWorld & { folder: AgencyFolder }> {
  const folder = await AgencyFolder.open();
  return {
    folder,
    holding: async (projects) => {
      await folder.remove('projects');
      await folder.write({ 'team.json': [PERSON], 'homes/none.md': '' });
      for (const project of projects) {
        await folder.write({ [`projects/${project.id}.json`]: asFile(project) });
      }
      return demoCatalogue(folder.dir);
    },
    unreachable: async () => demoCatalogue(`${folder.dir}/nowhere`),
    close: () => folder.close(),
  };
}

projectContract('the demo adapter', openFolder);

describe('a project that a person writes', () => {
  const building = (...floors: unknown[]) => [{ buildingName: { nl: 'A' }, floors }];
  const broken: [what: string, changes: Record<string, unknown>, reason: string][] = [
    [
      'a unit of an unknown type',
      { composition: building(crmFloor(0, [crmUnit(1, { type: 'toString' })])) },
      'composition[0].floors[0].units[0].type: unitTypes has no "toString"',
    ],
    [
      'one unit twice',
      { composition: building(crmFloor(0, [crmUnit(1)]), crmFloor(1, [crmUnit(1)])) },
      'composition[0].floors[1].units[0].id: 1 stands twice',
    ],
    [
      'its floors upside down',
      { composition: building(crmFloor(1, [crmUnit(1)]), crmFloor(0, [crmUnit(2)])) },
      'composition[0].floors[1].floor: 0 stands above 1',
    ],
    [
      'a floor without units',
      { composition: building(crmFloor(0, [])) },
      'composition[0].floors[0].units: needs at least 1 of them',
    ],
    [
      'a unit with a wrong status and a key too many',
      { composition: building(crmFloor(0, [crmUnit(1, { status: 'gone', colour: 'red' })])) },
      'composition[0].floors[0].units[0].status: expected one of "available"|"option"|"sold"; composition[0].floors[0].units[0].colour: unknown key',
    ],
    [
      'several mistakes',
      { composition: building(crmFloor(0, [crmUnit(1), crmUnit(1, { type: 'x' })])) },
      'composition[0].floors[0].units[1].id: 1 stands twice; composition[0].floors[0].units[1].type: unitTypes has no "x"',
    ],
  ];
  for (const [what, changes, reason] of broken) {
    it(`is left out for ${what}, and its place is reported`, async () => {
      const world = await openFolder();
      try {
        const port = await world.holding([crmProject(1, changes)]);
        const dropped = [{ item: 'projects/1.json', reason }];
        assert.deepEqual(await port.projects(), { items: [], dropped });
      } finally {
        await world.close();
      }
    });
  }

  it('is shown without a manager who is not in the team, which is reported', async () => {
    const world = await openFolder();
    try {
      const port = await world.holding([crmProject(1, { managerId: 99 })]);
      const { items, dropped } = await port.projects();
      assert.deepEqual([items[0]?.id, items[0]?.manager], [1, undefined]);
      const reason = 'managerId: nobody in team.json has id 99';
      assert.deepEqual(dropped, [{ item: 'projects/1.json', reason, shown: 'rest' }]);
    } finally {
      await world.close();
    }
  });

  it('keeps its last good version while its file has a mistake', async () => {
    const world = await openFolder();
    try {
      const port = await world.holding([crmProject(1)]);
      const { items } = await port.projects();
      await world.folder.write({ 'projects/1.json': '{' });
      const after = await port.projects();
      assert.deepEqual(after.items, items);
      assert.equal(after.dropped[0]?.shown, 'last good version');
    } finally {
      await world.close();
    }
  });

  it('may stand in an agency that has no such folder yet', async () => {
    const folder = await AgencyFolder.open();
    try {
      await folder.write({ 'team.json': [PERSON], 'homes/none.md': '' });
      const port = demoCatalogue(folder.dir);
      assert.deepEqual(await port.projects(), { items: [], dropped: [] });
      assert.notEqual(await port.version(), '');
    } finally {
      await folder.close();
    }
  });
});
