import assert from 'node:assert/strict';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';
import type { Project } from '../../../views/domain/project/project.ts';
import { type FactsContent, factsCrm, factsHome, factsProject } from './facts-crm.ts';
import type { ScriptedCrm } from './scripted-crm.ts';

describe('a project of the CRM as its clients show it', () => {
  let served: ScriptedCrm | undefined;
  afterEach(() => served?.close());
  const answer = async (content: FactsContent, options: Record<string, unknown> = {}) => {
    await served?.close();
    served = await factsCrm(content, { options: wireOptionsSchema.parse(options) });
    return served.crm.catalogue.projects();
  };
  const ids = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => id);
  const unitsOf = ({ composition }: Project) =>
    composition.map(({ buildingName, floors }) => [
      buildingName.nl,
      floors.map(({ floor, units }) => [floor, units.map(({ name, status }) => [name, status])]),
    ]);

  it('needs neither a status nor a day, and has its texts in fields of its own', async () => {
    const { items, dropped } = await answer({ projects: [factsProject(3)] });
    assert.deepEqual(dropped, []);
    const [project] = items;
    assert.deepEqual([project?.status, project?.startCommercialisation], [1, undefined]);
    assert.deepEqual([project?.name, project?.title], ['Kaaizicht', {}]);
    assert.equal(project?.description.nl, '<p>Nieuwbouw aan de kaai.</p>');
    assert.equal(project?.pictures[0]?.source, 'https://pictures.example/project.jpg');
  });

  it('is asked for as published, and hidden where it says that it is not', async () => {
    const hidden = factsProject(4, { PublishInternet: false });
    const content = {
      projects: [factsProject(3), hidden, factsProject(5, { PublishWebsite: false })],
    };
    assert.deepEqual(ids(await answer(content)), [3]);
    const call = served!.calls.find(({ endpoint }) => endpoint === 'GetProjectList');
    assert.deepEqual([call?.sent['IsPublishInternet'], call?.sent['SortFields']], [true, 'ID']);
    // One that takes no notice of the parameter.
    assert.deepEqual(ids(await answer(content, { publishedProjects: '' })), [3]);
  });

  it('is hidden where others say that they are published and it does not', async () => {
    const silent = factsProject(4, { PublishInternet: undefined });
    assert.deepEqual(ids(await answer({ projects: [factsProject(3), silent] })), [3]);
    assert.deepEqual(ids(await answer({ projects: [silent] })), [4]);
  });

  it('is sold by its substatus', async () => {
    const substatuses = [{ ID: 6, Name: 'Verkocht' }];
    const project = factsProject(3, { SubstatusID: 6 });
    assert.equal((await answer({ projects: [project], substatuses })).items[0]?.status, 2);
  });

  describe('without units in its buildings', () => {
    const flat = (ID: number, more: Record<string, unknown>) =>
      factsHome(ID, { ProjectID: 3, TypeDescription: 'Appartement', Ident: `A${ID}`, ...more });
    const homes = [
      flat(11, { BuildingID: 8, Floor: 1 }),
      flat(12, { BuildingID: 8, Floor: 0, SubStatusName: 'Verkocht', Price: 410000 }),
      flat(13, { BuildingID: 9, Floor: 0, SubStatusName: 'Optie' }),
      flat(14, { Floor: 2, PublishPrice: undefined }),
      flat(15, { Goal: 1 }),
      factsHome(16),
    ];
    const buildings = [
      { ID: 8, Name: 'Residentie Zuid' },
      { ID: 9, Name: 'Residentie Noord' },
    ];

    it('has its homes for sale as units, by building and floor', async () => {
      const { items } = await answer({ homes, projects: [factsProject(3)], buildings });
      assert.deepEqual(unitsOf(items[0]!), [
        [
          'Residentie Zuid',
          [
            [0, [['A12', 'sold']]],
            [1, [['A11', 'available']]],
          ],
        ],
        ['Residentie Noord', [[0, [['A13', 'option']]]]],
        [undefined, [[2, [['A14', 'available']]]]],
      ]);
      const unit = items[0]?.composition[0]?.floors[1]?.units[0];
      assert.deepEqual(
        [unit?.id, unit?.propertyId, unit?.typeCode, unit?.price, unit?.publishPrice],
        [11, 11, 2, 325000, true],
      );
    });

    it('leaves its homes in lists, as units of a project', async () => {
      await answer({ homes, projects: [factsProject(3)], buildings });
      const { items } = await served!.crm.catalogue.properties();
      assert.deepEqual(
        items.map(({ id, objectType }) => [id, objectType]),
        [11, 12, 13, 14, 15, 16].map((id) => [id, id === 16 ? 'PROPERTY' : 'PROJECT']),
      );
    });

    it('is a project without units where no home names it', async () => {
      const { items } = await answer({ homes: [factsHome(16)], projects: [factsProject(3)] });
      assert.deepEqual(items[0]?.composition, []);
    });
  });

  it('has the units of its buildings, as far sold as they or their homes say', async () => {
    const unit = (ID: number, PropertyID: number, more: Record<string, unknown> = {}) => ({
      ID,
      PropertyID,
      Ident: `L${ID}`,
      WebID: 2,
      ...more,
    });
    const Units = [
      unit(1, 11),
      unit(2, 12),
      unit(3, 0),
      unit(4, 0, { Marquee: 3 }),
      unit(5, 0, { Marquee: 4 }),
      unit(6, 0, { Marquee: 2 }),
      unit(7, 0, { Status: 2 }),
    ];
    const buildings = [{ ID: 8, Name: 'Zuid', Units }];
    const homes = [
      factsHome(11, { ProjectID: 3, SubStatusName: 'Verkocht' }),
      factsHome(12, { ProjectID: 3 }),
    ];
    const { items } = await answer({ homes, projects: [factsProject(3)], buildings });
    assert.deepEqual(unitsOf(items[0]!), [
      [
        'Zuid',
        [
          [
            0,
            [
              ['L1', 'sold'],
              ['L2', 'available'],
              ['L3', 'available'],
              ['L4', 'sold'],
              ['L5', 'sold'],
              ['L6', 'option'],
              ['L7', 'sold'],
            ],
          ],
        ],
      ],
    ]);
    const call = served!.calls.find(({ endpoint }) => endpoint === 'GetBuildingList');
    assert.equal(call?.sent['IsOnlyPublishedProperties'], true);
  });
});
