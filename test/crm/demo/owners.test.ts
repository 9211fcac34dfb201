import assert from 'node:assert/strict';
import { demoOwners } from '../../../server/crm/demo/owners.ts';
import { hashPassword } from '../../../server/crm/demo/password-hash.ts';
import { historySchema } from '../../../views/domain/owner/history.ts';
import { AgencyFolder } from '../../support/agency-folder.ts';

const TYPES = {
  appointments: { 1: { nl: 'Bezoek' } },
  appointmentStatuses: { done: { nl: 'Uitgevoerd' } },
  communications: { 4: { nl: 'Brief' } },
  media: { portal: { nl: 'Portaal' } },
};
const PASSWORD = 'correct horse';

const sampleHome = {
  propertyId: 5,
  visitStatistics: [
    {
      sourceName: 'Site',
      numberOfVisitsInDay: 1,
      numberOfVisitsInWeek: 3,
      numberOfVisitsInMonth: 8,
      numberOfVisits: 10,
    },
  ],
  allPropertyTypesStatisticsGraph: {
    details: [{ sourceName: 'Site', firstWeek: '2026-11-09', visits: [7, 3] }],
  },
  calendarHistories: [
    { startTime: '2026-05-06T17:30', appointmentName: 'Bezoek', status: 'done', typeId: 1 },
  ],
  mediaOnlineHistories: [{ date: '2026-05-04', type: 'portal', mediaName: 'Atlas' }],
  automaticHistories: [{ date: '2026-05-04', typeId: 4, subject: 'Nieuw' }],
  documents: [],
};

describe('the demo owners', () => {
  let folder: AgencyFolder;
  let owner: Record<string, unknown>;
  before(async () => {
    owner = {
      id: 8,
      firstName: 'An',
      name: 'Maes',
      email: 'An.Maes@mail.example',
      language: 'nl',
      passwordHash: await hashPassword(PASSWORD),
      homes: [sampleHome],
    };
  });
  beforeEach(async () => {
    folder = await AgencyFolder.open();
    await folder.write({ 'history-types.json': TYPES, 'owners/a.json': owner });
  });
  afterEach(() => folder.close());

  it('let an owner in, with what the domain knows of them and nothing more', async () => {
    const owners = demoOwners(folder.dir);
    assert.deepEqual(await owners.signIn(' an.maes@MAIL.example', PASSWORD), {
      id: 8,
      firstName: 'An',
      name: 'Maes',
      email: 'An.Maes@mail.example',
      language: 'nl',
      propertyIds: [5],
    });
  });

  it('keep out a wrong password, an empty one, and whoever is unknown', async () => {
    const owners = demoOwners(folder.dir);
    for (const [email, password] of [
      ['an.maes@mail.example', `${PASSWORD} `],
      ['an.maes@mail.example', ''],
      ['somebody@mail.example', PASSWORD],
      ['', ''],
    ] as const) {
      assert.equal(await owners.signIn(email, password), undefined);
    }
  });

  it('tell what happened around a home, with the names of the types', async () => {
    const history = await demoOwners(folder.dir).history(8, 5);
    assert.deepEqual(historySchema.parse(history), history);
    assert.deepEqual(history?.calendarHistories[0]?.appointmentType, { nl: 'Bezoek' });
    assert.deepEqual(history?.calendarHistories[0]?.appointmentStatus, { nl: 'Uitgevoerd' });
    assert.deepEqual(history?.automaticHistories[0]?.typeName, { nl: 'Brief' });
    assert.deepEqual(history?.mediaOnlineHistories[0]?.typeName, { nl: 'Portaal' });
  });

  it('tell it to nobody but the owner of that home', async () => {
    await folder.write({ 'owners/b.json': { ...owner, id: 9, email: 'b@mail.example' } });
    const owners = demoOwners(folder.dir);
    assert.equal(await owners.history(8, 6), undefined);
    assert.equal(await owners.history(7, 5), undefined);
  });

  it('are none in an agency without the folder, whatever the types', async () => {
    await folder.remove('owners');
    await folder.remove('history-types.json');
    const owners = demoOwners(folder.dir);
    assert.equal(await owners.signIn('an.maes@mail.example', PASSWORD), undefined);
    assert.deepEqual(await owners.check(), []);
  });

  const types: [text: unknown, reason: RegExp][] = [
    ['{', /history-types\.json: line 1, column 2/],
    [{ ...TYPES, media: { portal: 3 } }, /history-types\.json: media\.portal: /],
  ];
  for (const [text, reason] of types) {
    it(`fail as a whole when the types cannot be read: ${reason.source}`, async () => {
      await folder.write({ 'history-types.json': text });
      await assert.rejects(demoOwners(folder.dir).check(), reason);
    });
  }

  it('keep out an owner whose file is broken, and let the others in', async () => {
    await folder.write({ 'owners/b.json': '{"id": 9,}' });
    const owners = demoOwners(folder.dir);
    assert.deepEqual(await owners.check(), [
      {
        item: 'owners/b.json',
        reason: 'line 1, column 10: "}" stands where a key in double quotes should be',
      },
    ]);
    assert.equal((await owners.signIn('an.maes@mail.example', PASSWORD))?.id, 8);
  });

  it('have one e-mail each', async () => {
    await folder.write({ 'owners/b.json': { ...owner, id: 9, email: 'AN.MAES@mail.example' } });
    const owners = demoOwners(folder.dir);
    assert.deepEqual(await owners.check(), [
      { item: 'owner 9', reason: 'email: another owner has it already' },
    ]);
    assert.equal((await owners.signIn('an.maes@mail.example', PASSWORD))?.id, 8);
  });

  it('never have a password in the file', async () => {
    await folder.write({ 'owners/a.json': { ...owner, passwordHash: PASSWORD } });
    const [fault] = await demoOwners(folder.dir).check();
    assert.match(fault!.reason, /^passwordHash: .*what the password command prints/);
    assert(!fault!.reason.includes(PASSWORD));
  });
});
