import assert from 'node:assert/strict';
import path from 'node:path';
import fc from 'fast-check';
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import { DEFAULT_OWNER_BEHAVIOUR } from '../../../server/services/crm/emulator/emulated-owners.ts';
import { historySchema } from '../../../views/domain/owner/history.ts';
import { PASSWORD } from '../owner-contract.ts';
import { ownerFolder } from '../owner-folder.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

const AN = { id: 8, propertyIds: [5, 6] };
/** A text that stands in every entry of Bo's home. */
const OF_BO = 'Zeezicht';

describe('a CRM that gives everybody everything', () => {
  let crm: EmulatedCrm;
  let close: () => Promise<void>;
  before(async () => {
    const { folder } = await ownerFolder();
    const content = await agencyInFiles(folder.dir);
    const owners = content.owners.map((owner) => ({
      ...owner,
      histories: owner.histories.map((history) =>
        history.propertyId === 7 ? ofBo(history) : history,
      ),
    }));
    const documents = path.join(folder.dir, 'owners/documents');
    crm = await emulatedCrm({ ...content, owners }, { documents });
    close = async () => {
      await crm.close();
      await folder.close();
    };
  });
  beforeEach(() =>
    Object.assign(crm.agency.ownerBehaviour, DEFAULT_OWNER_BEHAVIOUR, { isLying: true }),
  );
  after(() => close());

  it('shows an owner what names their home, and nothing of another', async () => {
    const history = await crm.open().owners.history(AN, 5);
    assert.ok(history);
    assert.equal(history.calendarHistories.length, 1);
    assert.deepEqual(
      history.documents.map(({ fileName }) => fileName),
      ['5-mandaat.pdf', '5-lost.pdf'],
    );
    const faults = history.faults?.join('\n') ?? '';
    assert.match(faults, /GetDocumentList: 1 left out: they are of another home/);
    assert.match(faults, /GetCalendarHistories: 2 left out: they are of another home/);
    assert.doesNotMatch(JSON.stringify({ ...history, faults }), new RegExp(OF_BO));
  });

  it('shows nothing where no entry names its home', async () => {
    crm.agency.ownerBehaviour.namesHomes = false;
    const { owners } = crm.open();
    const { faults = [], propertyId, ...parts } = (await owners.history(AN, 5))!;
    assert.equal(propertyId, 5);
    assert.deepEqual(parts, {
      visitStatistics: [],
      allPropertyTypesStatisticsGraph: {},
      calendarHistories: [],
      mediaOnlineHistories: [],
      automaticHistories: [],
      documents: [],
    });
    assert.ok(faults.some((fault) => /GetDocumentList: 3 hidden: no field names/.test(fault)));
    assert.ok(faults.some((fault) => /GetCalendarHistories: 3 left out/.test(fault)));
    for (const name of ['5-mandaat.pdf', '7-mandaat.pdf']) {
      assert.equal(await owners.document(AN, 5, name), undefined);
    }
  });

  it('lets nobody in by a list of homes that it did not filter', async () => {
    await assert.rejects(
      crm.open().owners.signIn('an.maes@mail.example', PASSWORD, 'nl'),
      /does not filter/,
    );
  });

  it('never shows anything of another, in whatever way entries name their homes', async () => {
    const answer = crm.agency.answer.bind(crm.agency);
    const naming = fc.constantFrom(
      'ObjectID',
      'PropertyId',
      'ObjectIDs',
      'Property',
      'none',
      'no id',
    );
    const written = fc.constantFrom('number', 'text', 'list', 'record', 'twice');
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(naming, written), { minLength: 3 }), async (ways) => {
          let entry = 0;
          const renamed = (record: Record<string, unknown>) => {
            const { ObjectID: id, ...rest } = record;
            const [field, how] = ways[entry++ % ways.length]!;
            if (field === 'none' || typeof id !== 'number') return rest;
            if (field === 'no id') return { ...rest, ObjectID: 0 };
            const values = { number: id, text: String(id), list: [id], record: { ID: id } };
            if (how === 'twice') return { ...rest, [field]: id, objectid: `${id},5` };
            return { ...rest, [field]: values[how] };
          };
          Object.assign(crm.agency, {
            answer: async (endpoint: string, parameters: Record<string, unknown>) => {
              const value: unknown = await answer(endpoint, parameters);
              const { Items: items } = Object(value) as { Items?: Record<string, unknown>[] };
              return items ? { ...Object(value), Items: items.map(renamed) } : value;
            },
          });
          const { owners } = crm.open();
          const history = historySchema.parse(await owners.history(AN, 5));
          assert.doesNotMatch(JSON.stringify(history), new RegExp(`${OF_BO}|7-mandaat`));
          assert.equal(await owners.document(AN, 5, '7-mandaat.pdf'), undefined);
          const homes = await owners.homes(AN);
          assert.ok(homes?.every(({ id }) => AN.propertyIds.includes(id)));
        }),
        { seed: 24, numRuns: 12 },
      );
    } finally {
      Object.assign(crm.agency, { answer });
    }
  });
});

type History = Awaited<ReturnType<typeof agencyInFiles>>['owners'][number]['histories'][number];

function ofBo(history: History): History {
  const text = { comment: OF_BO, content: OF_BO };
  return {
    ...history,
    graph: [{ sourceName: OF_BO, firstWeek: '2026-05-04', visits: [9] }],
    visitStatistics: history.visitStatistics.map((line) => ({ ...line, sourceName: OF_BO })),
    calendarHistories: history.calendarHistories.map((one) => ({ ...one, comment: text.comment })),
    mediaOnlineHistories: history.mediaOnlineHistories.map((one) => ({ ...one, content: OF_BO })),
    automaticHistories: history.automaticHistories.map((one) => ({ ...one, subject: OF_BO })),
  };
}
