import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import { InvalidCrmAnswer } from '../../../server/services/crm/calls/crm-unreachable.ts';
import { CrmRefusal } from '../../../server/services/crm/http/wire-answer.ts';
import type { WireBehaviour } from '../../../server/services/crm/emulator/behaviour.ts';
import { UnclearRefusal } from '../../../server/services/crm/owner-port.ts';
import type { WireOptions } from '../../../server/services/crm/wire-options.ts';
import { ownerContract, type OwnerWorld, PASSWORD } from '../owner-contract.ts';
import { ownerFolder } from '../owner-folder.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

const BEHAVIOURS: Record<string, Partial<WireBehaviour>> = {
  'the HTTP adapter': {},
  'the HTTP adapter, of a CRM that signs in with a person and lists visits,': {
    login: 'person',
    visits: 'list',
  },
};
for (const [name, behaviour] of Object.entries(BEHAVIOURS))
  ownerContract(name, () => wireWorld(behaviour));

async function wireWorld(behaviour: Partial<WireBehaviour>): Promise<OwnerWorld> {
  const { folder, setDetails, removeHome } = await ownerFolder();
  const documents = path.join(folder.dir, 'owners/documents');
  const crm = await emulatedCrm(await agencyInFiles(folder.dir), { documents });
  const { agency, emulator, close } = crm;
  Object.assign(agency.behaviour, behaviour);
  const open = async () => crm.open().owners;
  const renew = async () => agency.replace(await agencyInFiles(folder.dir), 0);
  return {
    open,
    async setDetails(details) {
      await setDetails(details);
      await renew();
    },
    async removeHome() {
      await removeHome();
      await renew();
    },
    broken() {
      emulator.fault = 'garbage';
      return open();
    },
    async close() {
      await close();
      await folder.close();
    },
  };
}

describe('signing in to a CRM on the wire', () => {
  let crm: EmulatedCrm;
  beforeEach(async () => {
    crm = await emulatedCrm();
  });
  afterEach(() => crm.close());

  const signIn = (code: number | undefined, options?: Partial<WireOptions>) => {
    crm.emulator.wrongPasswordCode = code;
    return crm.open(options).owners.signIn('an@mail.example', 'wrong', 'nl');
  };

  it('is a wrong password by the codes that say so', async () => {
    for (const code of [401, 404]) assert.equal(await signIn(code), undefined);
    const options = { wrongPasswordCodes: [0, 603] };
    for (const code of [undefined, 0, 603]) assert.equal(await signIn(code, options), undefined);
  });

  it('is a wrong password by an answer without a person', async () => {
    const nobody = { ID: 0, FirstName: '', Name: '', PropertyIDs: [] };
    for (const value of [
      0,
      -1,
      '0',
      false,
      nobody,
      { ...nobody, ID: '0' },
      [nobody],
      [],
      {},
      { From: 1, Items: [] },
    ]) {
      Object.assign(crm.agency, { answer: () => value });
      assert.equal(await signIn(undefined), undefined, JSON.stringify(value));
    }
  });

  it('lets in a company, which has no first name', async () => {
    const company = { ID: 8, FirstName: '', Name: 'Nova', Email: 'an@nova.example' };
    const value = { Items: [{ ...company, LanguageId: 2, PropertyIDs: '5,6' }] };
    Object.assign(crm.agency, { answer: () => value });
    const { standing: _, ...owner } = (await signIn(undefined))!;
    assert.deepEqual(owner, {
      id: 8,
      name: 'Nova',
      email: 'an@nova.example',
      language: 'fr',
      propertyIds: [5, 6],
    });
  });

  describe('by an id', () => {
    const answers: Record<string, unknown> = {};
    const asked: [endpoint: string, parameters: Record<string, unknown>][] = [];
    beforeEach(() => {
      asked.length = 0;
      Object.assign(answers, {
        CheckPersonLogin: 4711,
        GetPerson: { ID: 4711, FirstName: 'An', Name: 'Maes', Email: 'a@b.example', LanguageId: 2 },
        GetRelatedProperties: { From: 1, To: 2, RowsCount: 2, Items: [{ ID: 5 }, { ID: '6' }] },
      });
      Object.assign(crm.agency, {
        answer: (endpoint: string, parameters: Record<string, unknown>) => {
          asked.push([endpoint, parameters]);
          const isNobody = String(parameters['Email']).endsWith('.invalid');
          return isNobody ? { Items: [] } : answers[endpoint];
        },
      });
    });
    const enter = () => crm.open().owners.signIn(' an@mail.example', 'right', 'nl');

    it('has name, e-mail and language of the person, and the homes related to the e-mail', async () => {
      for (const id of [4711, '4711', [4711]]) {
        answers['CheckPersonLogin'] = id;
        const { standing: _, ...owner } = (await enter())!;
        assert.deepEqual(owner, {
          id: 4711,
          firstName: 'An',
          name: 'Maes',
          email: 'a@b.example',
          language: 'fr',
          propertyIds: [5, 6],
        });
      }
      const of = (name: string) => asked.find(([endpoint]) => endpoint === name)?.[1];
      assert.equal(of('GetPerson')?.['ID'], 4711);
      assert.ok(
        asked.some(
          ([name, { Email }]) => name === 'GetRelatedProperties' && Email === 'an@mail.example',
        ),
      );
    });

    it('is as the owner signed in where the CRM has nothing of the person, or another one', async () => {
      for (const person of [undefined, null, {}, { ID: 9, Name: 'Bo', Email: 'bo@mail.example' }]) {
        answers['GetPerson'] = person;
        const { id, name, email, language } = (await enter())!;
        const typed = 'an@mail.example';
        assert.deepEqual([id, name, email, language], [4711, typed, typed, 'nl']);
      }
    });

    it('leaves out homes that name another owner', async () => {
      const Items = [
        { ID: 5, OwnerID: 4711 },
        { ID: 6, OwnerID: 9 },
        { ID: 7, OwnerId: 0 },
      ];
      answers['GetRelatedProperties'] = Items;
      assert.deepEqual((await enter())?.propertyIds, [5, 7]);
    });

    it('has a standing that follows e-mail and homes, and lacks what the CRM does not tell', async () => {
      const at = { id: 4711, email: 'an@mail.example' };
      const { standing } = (await enter())!;
      const { owners } = crm.open();
      assert.deepEqual(await owners.standing(at), standing);
      answers['GetRelatedProperties'] = [{ ID: 5 }];
      answers['GetPerson'] = { ID: 4711, Email: 'new@b.example' };
      const changed = await owners.standing(at);
      assert.notEqual(changed.account, standing.account);
      assert.deepEqual(changed.homes, [5]);
      answers['GetPerson'] = { ID: 9, Email: 'a@b.example' };
      assert.equal((await owners.standing(at)).account, '');
      answers['GetPerson'] = answers['GetRelatedProperties'] = undefined;
      assert.deepEqual(await owners.standing(at), { account: undefined, homes: undefined });
      crm.emulator.fault = 'garbage';
      await assert.rejects(owners.standing(at));
    });

    it('is no wrong password for an owner without homes', async () => {
      answers['GetRelatedProperties'] = [];
      assert.deepEqual((await enter())?.propertyIds, []);
    });
  });

  it('is closed by any other, and names neither e-mail nor password', async () => {
    for (const code of [undefined, 0, 500, 603]) {
      const error: unknown = await signIn(code).catch((thrown: unknown) => thrown);
      assert.ok(error instanceof UnclearRefusal, `${code}`);
      assert.doesNotMatch(inspect(error, { depth: 9 }), /an@mail|wrong/);
    }
  });

  it('is closed while the CRM rejects the credentials of the site, which does not count as an attempt', async () => {
    crm.emulator.fault = 'bad-credentials';
    const error: unknown = await signIn(401).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof CrmRefusal);
  });
});

describe('the history of a home on the wire', () => {
  const AN = { id: 8, propertyIds: [5, 6] };
  let crm: EmulatedCrm;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const { folder } = await ownerFolder();
    crm = await emulatedCrm(await agencyInFiles(folder.dir));
    close = async () => {
      await crm.close();
      await folder.close();
    };
  });
  afterEach(() => close());

  const history = () => crm.open().owners.history(AN, 5);

  for (const language of [1, 4]) {
    it(`keeps the rest where the CRM refuses language ${language}`, async () => {
      assert.equal((await history())?.faults, undefined);
      crm.emulator.refusedLanguage = language;
      const rest = await history();
      assert.equal(rest?.visitStatistics.length, 1);
      assert.equal(rest.calendarHistories.length, 1);
      assert.equal(rest.mediaOnlineHistories.length, 1);
      assert.equal(rest.documents.length, 2);
      assert.ok(rest.allPropertyTypesStatisticsGraph.details);
      const { faults: told = [] } = rest;
      assert.equal(told.length, language === 1 ? 6 : 4);
      const locale = language === 1 ? 'nl' : 'de';
      for (const fault of told) assert.match(fault, new RegExp(`was refused.* \\(${locale}\\)$`));
    });
  }

  for (const [endpoint, part] of [
    ['GetVisitStatisticOfProperty', 'visitStatistics'],
    ['GetMediaAllPropertyTypesStatisticsGraphList', 'allPropertyTypesStatisticsGraph'],
    ['GetCalendarHistories', 'calendarHistories'],
    ['GetDocumentList', 'documents'],
  ] as const) {
    it(`is there without what ${endpoint} refuses`, async () => {
      const whole = await history();
      Object.assign(crm.emulator, { fault: 'refusing', faulty: new RegExp(`^${endpoint}$`) });
      const empty = part === 'allPropertyTypesStatisticsGraph' ? {} : [];
      const faults = [`${endpoint} was refused: 500 closed (nl, fr, en, de)`];
      assert.deepEqual(await history(), { ...whole, [part]: empty, faults });
    });
  }

  it('has entries without a name or subject, and counts those that it leaves out', async () => {
    const entries: Record<string, object[]> = {
      GetCalendarHistories: [
        {
          StartTime: '/Date(1780000000000)/',
          AppointmentName: '',
          AppointmentType: 'Bezoek',
          TypeID: 1,
        },
        { StartTime: '', AppointmentName: 'Jan', AppointmentType: 'Bezoek', TypeID: 1 },
        { StartTime: 'Jan', AppointmentName: 'Piet', AppointmentType: 'Bezoek', TypeID: 1 },
      ],
      GetMediaOnlineHistories: [{ Date: '2026-05-04', TypeName: 'Portaal', MediaName: ' ' }],
      GetAutomaticHistories: [{ Date: '2026-05-04', TypeName: 'Brief', TypeID: 4, Subject: '' }],
      GetVisitStatisticOfProperty: [{ SourceName: '', NumberOfVisits: -3 }],
      GetDocumentList: [{ FileName: '' }],
    };
    Object.assign(crm.agency, {
      answer: (endpoint: string) => ({
        Items: (entries[endpoint] ?? []).map((entry) => ({ ObjectID: 5, ...entry })),
      }),
    });
    // A CRM without limits repeats its first page.
    const found = await history();
    assert.deepEqual(
      found?.calendarHistories.map(({ appointmentName, appointmentType }) => [
        appointmentName,
        appointmentType.fr,
      ]),
      [[undefined, 'Bezoek']],
    );
    assert.deepEqual(found?.mediaOnlineHistories.length, 1);
    assert.deepEqual(found?.automaticHistories.length, 1);
    assert.deepEqual(found?.faults, [
      'documents: 1 left out: fileName: is missing',
      'calendar: 2 left out: startTime: is missing (string)',
    ]);
  });

  it('has the type 0, which is a contact', async () => {
    const entry = { ObjectID: 5, Date: '2026-05-04', TypeName: 'Contact', TypeID: 0 };
    Object.assign(crm.agency, {
      answer: (endpoint: string) => ({
        Items: endpoint === 'GetAutomaticHistories' ? [entry] : [],
      }),
    });
    const found = await history();
    assert.deepEqual(
      found?.automaticHistories.map(({ typeId }) => typeId),
      [0],
    );
    assert.equal(found?.faults, undefined);
  });

  it('has the visits by source, or those of all as one', async () => {
    const visits = async () => (await history())?.visitStatistics;
    const bySource = await visits();
    assert.deepEqual(
      bySource?.map(({ sourceName }) => sourceName),
      ['Site'],
    );
    crm.agency.behaviour.visits = 'list';
    assert.deepEqual(await visits(), bySource);
    crm.agency.behaviour.visits = 'object';
    const faulty = /^GetManyVisitStatisticsOfProperty$/;
    Object.assign(crm.emulator, { fault: 'refusing', faulty });
    assert.deepEqual(
      await visits(),
      bySource?.map((line) => ({ ...line, sourceName: 'Internet' })),
    );
  });

  it('asks for the graph with its dates, and reads all its rows', async () => {
    const rows = [
      { sourceName: 'Site', firstWeek: '2026-05-04', visits: [3] },
      { sourceName: 'Atlas', firstWeek: '2026-05-04', visits: [2] },
    ];
    const asked: Record<string, unknown>[] = [];
    Object.assign(crm.agency, {
      answer: (endpoint: string, parameters: Record<string, unknown>) => {
        if (!endpoint.includes('Graph')) return { Items: [] };
        asked.push(parameters);
        return { Items: rows.map((row) => ({ ObjectID: 5, Details: JSON.stringify([row]) })) };
      },
    });
    const found = await history();
    assert.deepEqual(found?.allPropertyTypesStatisticsGraph.details, rows);
    assert.ok('StartDate' in asked[0]! && 'EndDate' in asked[0]);
  });

  it('fails where a part cannot be fetched', async () => {
    Object.assign(crm.emulator, { fault: 'garbage', faulty: /^GetCalendarHistories$/ });
    await assert.rejects(history(), InvalidCrmAnswer);
  });

  it('fails where the CRM refuses every part, or does not know the customer', async () => {
    crm.emulator.fault = 'refusing';
    await assert.rejects(history(), CrmRefusal);
    Object.assign(crm.emulator, { fault: 'bad-credentials', faulty: /^GetDocumentList$/ });
    await assert.rejects(history(), CrmRefusal);
  });
});

describe('a document of a home on the wire', () => {
  const AN = { id: 8, propertyIds: [5, 6] };
  const LIST = 'GetDocumentList';
  /** Larger than what the sockets keep for a reader. */
  const LARGE = Buffer.alloc(12_000_000, 7);
  let crm: EmulatedCrm;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const { folder } = await ownerFolder();
    const documents = path.join(folder.dir, 'owners/documents');
    await writeFile(path.join(documents, '5-mandaat.pdf'), LARGE);
    crm = await emulatedCrm(await agencyInFiles(folder.dir), { documents });
    close = async () => {
      await crm.close();
      await folder.close();
    };
  });
  afterEach(() => close());

  const open = (signal?: AbortSignal, name = '5-mandaat.pdf') =>
    crm.open().owners.document(AN, 5, name, signal);
  /** How often the list was asked for. */
  const asked = () => {
    assert.deepEqual(new Set(crm.emulator.calls), new Set([LIST]));
    return crm.emulator.calls.length;
  };

  it('costs a call for the list in one language, or in each if no list has it', async () => {
    (await open())?.content.destroy();
    assert.equal(asked(), 1);
    assert.equal(await open(undefined, 'other.pdf'), undefined);
    assert.equal(asked(), 1 + 4);
  });

  it('may be in the list of one language alone, which the CRM gives', async () => {
    const answer = crm.agency.answer.bind(crm.agency);
    crm.emulator.refusedLanguage = 1;
    Object.assign(crm.agency, {
      answer: (endpoint: string, parameters: { LanguageId?: number }) =>
        parameters.LanguageId === 4 ? answer(endpoint, parameters) : { Items: [] },
    });
    (await open())!.content.destroy();
    assert.equal(asked(), 4);
  });

  it('is read to its end, although the signal has ended the asking', async () => {
    const asking = new AbortController();
    const document = await open(asking.signal);
    asking.abort();
    assert.equal((await buffer(document!.content)).length, LARGE.length);
  });

  it('is aborted when its caller no longer waits', async () => {
    crm.emulator.fault = 'silent';
    const asking = new AbortController();
    const refused = assert.rejects(open(asking.signal), { name: 'AbortError' });
    while (crm.emulator.calls.length === 0) await setImmediate();
    asking.abort();
    await refused;
    assert.equal(asked(), 1);
  });

  it('fails if no list can be fetched, without preventing sign-ins', async () => {
    Object.assign(crm.emulator, { faulty: new RegExp(`^${LIST}$`) });
    for (const fault of ['garbage', 'refusing'] as const) {
      crm.emulator.fault = fault;
      for (let times = 0; times < 3; times++) await assert.rejects(open());
    }
    const owner = await crm.open().owners.signIn('an.maes@mail.example', PASSWORD, 'nl');
    assert.equal(owner?.id, 8);
  });
});
