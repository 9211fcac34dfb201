import assert from 'node:assert/strict';
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import { inquireHttp } from '../../../server/services/crm/http/inquiry/whole-inquiry.ts';
import { type WireOptions, wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';
import { ownerFolder } from '../owner-folder.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

const AN = { id: 8, propertyIds: [5, 6] };
/** Names of fields that differ from the default. */
const NAMES = { source: 'Media', date: 'Day', visits: 'Count' };
const PARTS = { points: 'Data', dates: 'Labels', list: 'Lines' };

const GRAPH = [
  { sourceName: 'Site', firstWeek: '2026-05-04', visits: [3, 0, 5] },
  { sourceName: 'Atlas', firstWeek: '2026-05-11', visits: [2] },
];

/** Options of a graph, the rest by default. */
function withGraph(graph: object): Pick<WireOptions, 'graph'> {
  const { graph: whole } = wireOptionsSchema.parse({ graph });
  return { graph: whole };
}

describe('the graph of a home on the wire', () => {
  let folder: Awaited<ReturnType<typeof ownerFolder>>;
  let crm: EmulatedCrm | undefined;
  before(async () => {
    folder = await ownerFolder();
  });
  afterEach(async () => {
    await crm?.close();
    crm = undefined;
  });
  after(() => folder.folder.close());

  /** The graph as the adapter reads it from an emulated CRM of the same options. */
  async function read(graph: object) {
    const served = withGraph(graph);
    const content = await agencyInFiles(folder.folder.dir);
    const owners = content.owners.map((owner) => ({
      ...owner,
      histories: owner.histories.map((history) => ({ ...history, graph: GRAPH })),
    }));
    crm = await emulatedCrm({ ...content, owners }, { served });
    return crm.open(served).owners.history(AN, 5);
  }

  /** The same of what a CRM answers. */
  async function readOf(details: unknown, graph: object = {}) {
    crm = await emulatedCrm(await agencyInFiles(folder.folder.dir));
    const { agency } = crm;
    const answer = agency.answer.bind(agency);
    const text = typeof details === 'string' ? details : JSON.stringify(details);
    Object.assign(agency, {
      answer: (...[endpoint, parameters]: Parameters<typeof answer>) =>
        endpoint === 'GetMediaAllPropertyTypesStatisticsGraphList'
          ? { Items: [{ ObjectID: parameters['ObjectIDs'], Details: text }] }
          : answer(endpoint, parameters),
    });
    const history = await crm.open(withGraph(graph)).owners.history(AN, 5);
    const { details: series, fault } = history?.allPropertyTypesStatisticsGraph ?? {};
    return { series, fault, faults: history?.faults };
  }

  for (const graph of [
    {},
    { step: 1 },
    { list: 'Lines' },
    { form: 'rows' },
    { form: 'points' },
    { form: 'columns', list: 'Lines' },
    ...['series', 'rows', 'points', 'columns'].map((form) => ({ form, ...NAMES, ...PARTS })),
  ]) {
    it(`is read as it is served with ${JSON.stringify(graph)}`, async () => {
      const history = await read(graph);
      assert.equal(history?.faults, undefined);
      const [site, atlas] = GRAPH;
      // Columns have a number for each date, also for those before the first of a source.
      const isFilled = 'form' in graph && graph.form === 'columns';
      const filled = { sourceName: 'Atlas', firstWeek: '2026-05-04', visits: [0, 2, 0] };
      assert.deepEqual(history?.allPropertyTypesStatisticsGraph, {
        details: [site, isFilled ? filled : atlas],
      });
    });
  }

  it('adds up the days of a week, in any order, and fills the weeks between', async () => {
    const row = (Day: string, Count: unknown) => ({ Media: 'Site', Day, Count });
    const rows = [
      // 23:30 in Brussels on Sunday 3 May, and half past midnight on Monday.
      row('/Date(1777843800000+0200)/', 1),
      row('/Date(1777847400000+0200)/', 2),
      row('2026-05-24', '4'),
      row('2026-05-10T23:59:00', 8),
    ];
    const { series, faults } = await readOf(rows, { form: 'rows', ...NAMES });
    assert.deepEqual(series, [
      { sourceName: 'Site', firstWeek: '2026-04-27', visits: [1, 10, 0, 4] },
    ]);
    assert.equal(faults, undefined);
  });

  it('leaves out what it cannot read, and says so by reason', async () => {
    const rows = [
      { Media: 'Site', Day: '2026-05-04', Count: 1 },
      { Media: '', Day: '2026-05-04', Count: 1 },
      { Media: 'Site', Day: '0001-01-01T00:00:00', Count: 1 },
      { Media: 'Site', Day: '9999-12-31', Count: 1 },
      { Media: 'Site', Day: '2026-05-04', Count: -1 },
      { Media: 'Site', Day: '2026-05-04', Count: 'many' },
      'Jan Peeters',
    ];
    const { series, faults } = await readOf(rows, { form: 'rows', ...NAMES });
    assert.deepEqual(series, [{ sourceName: 'Site', firstWeek: '2026-05-04', visits: [1] }]);
    assert.deepEqual(faults, [
      'graph: 2 left out: Media: cannot be read',
      'graph: 2 left out: Day: cannot be read',
      'graph: 2 left out: Count: cannot be read',
    ]);
  });

  it('is a fault where nothing can be read, with the field that was sought', async () => {
    const series = [{ sourceName: 'Site', firstWeek: '2026-05-04', visits: [3] }];
    for (const [details, graph, fault] of [
      [series, { source: 'Name' }, /: Name: cannot/],
      [series, { form: 'points' }, /: points: cannot/],
      [series, { list: 'Lines' }, /^Lines: is no list$/],
      [{ Lines: series }, { form: 'columns', list: 'Lines' }, /: dates: cannot/],
      [{ Lines: series }, {}, /^Details: is no list$/],
      ['{', {}, /^line 1/],
    ] as const) {
      const found = await readOf(details, graph);
      assert.equal(found.series, undefined);
      assert.match(found.fault ?? '', fault);
      await crm?.close();
      crm = undefined;
    }
  });

  it('is what crm-check says to set, where it cannot be read', async () => {
    await readOf([{ sourceName: 'Site' }]);
    assert.ok(crm);
    const { advice } = await inquireHttp(crm.emulator.config, Date.now);
    assert.match(advice.join('\n'), /^The graph of visits cannot be read \(.*\): set graph in/m);
  });

  it('has options of which the wrong ones are named', () => {
    for (const [graph, named] of [
      [{ form: 'bars' }, 'form'],
      [{ step: 30 }, 'step'],
      [{ form: 'columns' }, 'list'],
      [{ sources: 'x' }, ''],
    ] as const) {
      const result = wireOptionsSchema.safeParse({ graph });
      assert.ok(!result.success);
      assert.equal(
        result.error.issues[0]?.path.join('.'),
        ['graph', named].filter(Boolean).join('.'),
      );
    }
  });
});
