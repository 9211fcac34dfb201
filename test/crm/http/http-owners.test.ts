import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import { CrmGarbage, CrmRefusal } from '../../../server/services/crm/http/wire-answer.ts';
import { UnclearRefusal } from '../../../server/services/crm/owner-port.ts';
import type { WireOptions } from '../../../server/services/crm/wire-options.ts';
import { ownerContract, PASSWORD } from '../owner-contract.ts';
import { ownerFolder } from '../owner-folder.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

ownerContract('the HTTP adapter', async () => {
  const { folder, setDetails, removeHome } = await ownerFolder();
  const documents = path.join(folder.dir, 'owners/documents');
  const crm = await emulatedCrm(await agencyInFiles(folder.dir), { documents });
  const { agency, emulator, close } = crm;
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
});

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
    assert.deepEqual(await signIn(undefined), {
      id: 8,
      name: 'Nova',
      email: 'an@nova.example',
      language: 'fr',
      propertyIds: [5, 6],
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
      assert.equal(told.length, 5);
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
      const locales = part === 'allPropertyTypesStatisticsGraph' ? 'nl' : 'nl, fr, en, de';
      const faults = [`${endpoint} was refused: 500 closed (${locales})`];
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
      GetVisitStatisticOfProperty: [{ SourceName: '', NumberOfVisits: 3 }],
      GetDocumentList: [{ FileName: '' }],
    };
    Object.assign(crm.agency, {
      answer: (endpoint: string) => ({ Items: entries[endpoint] ?? [] }),
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
      'visits: 1 left out: sourceName: is missing (string)',
      'calendar: 2 left out: startTime: is missing (string)',
    ]);
  });

  it('fails where a part cannot be fetched', async () => {
    Object.assign(crm.emulator, { fault: 'garbage', faulty: /^GetCalendarHistories$/ });
    await assert.rejects(history(), CrmGarbage);
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
