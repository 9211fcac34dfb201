import assert from 'node:assert/strict';
import { PermanentRefusal } from '../../../server/platform/delivery-failures.ts';
import { CrmRefusal } from '../../../server/services/crm/http/wire-answer.ts';
import type { Lead } from '../../../views/domain/lead.ts';
import { LEADS, leadContract, type LeadWorld, spoken } from '../lead-contract.ts';
import { DEMO_TABLES } from '../../../server/services/crm/emulator/demo-tables.ts';
import type { WireOptions } from '../../../server/services/crm/wire-options.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

leadContract('the HTTP adapter', async (): Promise<LeadWorld> => {
  const { agency, emulator, open, close } = await emulatedCrm();
  return {
    open: async () => open().leads,
    received: async () => agency.leads.map(({ parameters }) => spoken(parameters)),
    async broken() {
      emulator.fault = 'refusing';
      return open().leads;
    },
    close,
  };
});

describe('a lead on the wire', () => {
  let crm: EmulatedCrm;
  beforeEach(async () => {
    crm = await emulatedCrm();
  });
  afterEach(() => crm.close());

  const demand = LEADS.demand as Extract<Lead, { kind: 'demand' }>;
  const valuation = LEADS.valuation as Extract<Lead, { kind: 'valuation' }>;
  const contact = LEADS.contact as Extract<Lead, { kind: 'contact' }>;
  const sent = async (lead: Lead, options?: Partial<WireOptions>) => {
    await crm.open(options).leads.deliver('key', lead);
    return crm.agency.leads.at(-1)?.parameters ?? {};
  };

  it('has the extra fields that the endpoint knows, and the others in its text', async () => {
    const extra = { CustomStr1: 'Van de buren', AgendaComment: 'na 18 uur', CustomStr2: 2.5 };
    const { CustomStr1, AgendaComment, CustomStr2, Content } = await sent({ ...valuation, extra });
    assert.deepEqual([CustomStr1, AgendaComment, CustomStr2], ['Van de buren', undefined, '2.5']);
    assert.match(String(Content), /\nAgendaComment: na 18 uur$/);
    const { Comment, ...others } = await sent({ ...demand, extra });
    assert.ok(!('CustomStr1' in others));
    assert.match(String(Comment), /\nCustomStr1: Van de buren\n.*\nCustomStr2: 2.5\nRef\. key$/);
  });

  it('replaces nothing that the form says by an extra field, and loses neither', async () => {
    const { Zip, Content } = await sent({ ...valuation, extra: { Zip: '1000' } });
    assert.deepEqual(Zip, '9000');
    assert.match(String(Content), /\nZip: 1000$/);
    const { CustomStr4, Content: text } = await sent(
      { ...contact, extra: { CustomStr4: 'own' } },
      { keyField: 'CustomStr4' },
    );
    assert.equal(CustomStr4, 'key');
    assert.match(String(text), /\nCustomStr4: own$/);
  });

  it('says in the text of a demand what the CRM has no parameter for', async () => {
    const { Comment, Purpose, ...others } = await sent({ ...demand, content: 'Met tuin' });
    assert.equal(
      Comment,
      [
        'Met tuin',
        'Types: Huis, Garage',
        'Gemeenten / Communes: Gent [9000]',
        'Doel / But: Zelf bewonen / Y habiter',
        'Gezin / Ménage: Twee volwassenen',
        'Inkomen / Revenus: 3200 €',
        'Ref. key',
      ].join('\n'),
    );
    assert.equal(Purpose, undefined);
    for (const name of ['Subject', 'Content', 'CustomStr5']) assert.ok(!(name in others), name);
  });

  it('names no types and places where the visitor named none', async () => {
    const parameters = await sent({ ...demand, types: [], zips: [], zipsText: undefined });
    assert.ok(!('Zips' in parameters || 'TypeOfPropertyIDs' in parameters));
  });

  it('has the number of a purpose that is configured', async () => {
    const { Purpose } = await sent(demand, { purposes: { live: 3 } });
    assert.equal(Purpose, 3);
  });

  for (const [goal, subject] of [
    [-1, 'Schatting / Estimation'],
    [0, 'Verkoop / Vente'],
    [1, 'Verhuur / Location'],
  ] as const) {
    it(`says for what a valuation is (${goal}), of what, and when to call`, async () => {
      const { Subject, Content, Goal, TypeOfPropertyIDs } = await sent({ ...valuation, goal });
      assert.equal(Subject, subject);
      const times = 'Bellen / Appeler: voormiddag / matin, avond / soir';
      assert.equal(Content, ['Bel na 18 uur', 'Type: Garage', times].join('\n'));
      assert.deepEqual([Goal, TypeOfPropertyIDs], [undefined, undefined]);
    });
  }

  it('of another release is sent with what the CRM has a name for', async () => {
    const known = await sent(demand);
    const person = { ...demand.person, title: 'dr.' };
    const grown = { ...demand, hour: 9, person, language: 'lb', purpose: 'holiday' };
    const { Comment, ...rest } = await sent(grown as unknown as Lead);
    const { LanguageIdFromParameter: _, Comment: _text, ...others } = known;
    assert.deepEqual(rest, others);
    assert.match(String(Comment), /\nDoel \/ But: holiday\n/);
  });
});

describe('what the CRM answers to a lead', () => {
  let crm: EmulatedCrm;
  beforeEach(async () => {
    crm = await emulatedCrm();
  });
  afterEach(() => crm.close());

  const deliver = (value: unknown, options?: Partial<WireOptions>) => {
    const answer = crm.agency.answer.bind(crm.agency);
    Object.assign(crm.agency, {
      answer: (endpoint: string, parameters: object) =>
        endpoint === 'ContactOnMe' ? value : answer(endpoint, { ...parameters }),
    });
    return crm.open(options).leads.deliver('key', LEADS.contact);
  };

  it('is that it is stored by true or by an id', async () => {
    for (const value of [true, 'true', 1, 4711, '4711', { ID: 4711 }, [{ ID: '4711' }]]) {
      await deliver(value);
    }
  });

  it('is a refusal by anything else, which is parked and not lost', async () => {
    for (const value of [false, 'false', 0, -1, '', [], {}, { ID: 0 }, null]) {
      await assert.rejects(deliver(value), PermanentRefusal, JSON.stringify(value));
    }
  });

  it('is a refusal that passes where that is configured', async () => {
    const error: unknown = await deliver(false, { passingCodes: [0] }).catch((e: unknown) => e);
    assert.ok(error instanceof CrmRefusal);
  });

  it('is waited for once by deliveries of one key, and a delivered one is not sent again', async () => {
    const { leads } = crm.open();
    await Promise.all([1, 2, 3].map(() => leads.deliver('key', LEADS.contact)));
    await leads.deliver('key', LEADS.contact);
    assert.equal(crm.agency.leads.length, 1);
  });
});

describe("the CRM's own types in requests", () => {
  let crm: EmulatedCrm;
  beforeEach(async () => {
    crm = await emulatedCrm({ tables: DEMO_TABLES });
  });
  afterEach(() => crm.close());

  const sentTypes = async (lead: Lead, options?: Partial<WireOptions>) => {
    await crm.open(options).leads.deliver('key', lead);
    return crm.agency.leads[0]?.parameters['TypeOfPropertyIDs'];
  };
  const demandFor = (...ids: number[]): Lead => ({
    ...(LEADS.demand as Extract<Lead, { kind: 'demand' }>),
    types: ids.map((id) => ({ id, name: 'x', webId: Math.min(id, 7) })),
  });

  it('are those of its table for the group that was asked for', async () => {
    assert.deepEqual(await sentTypes(demandFor(1, 2)), [111, 112, 121, 122]);
  });

  it('are the garages for a garage', async () => {
    assert.deepEqual(await sentTypes(demandFor(8)), [181]);
  });

  it('leave garages out of other homes', async () => {
    assert.deepEqual(await sentTypes(demandFor(7)), [171]);
  });

  it('are as they are configured, where they are', async () => {
    assert.deepEqual(await sentTypes(demandFor(1, 2), { typeIds: { 1: [21] } }), [21, 121, 122]);
  });

  it("follow the CRM's own groups", async () => {
    assert.deepEqual(await sentTypes(demandFor(1), { webIds: { 1: [2], 2: [1] } }), [121, 122]);
  });

  for (const fault of ['refusing', 'garbage'] as const) {
    it(`are the site's, or those that are configured, while the tables are ${fault}`, async () => {
      crm.emulator.fault = fault;
      crm.emulator.faulty = /^Get(TypeOfProperty|WebID|Country)List$/;
      assert.deepEqual(await sentTypes(demandFor(1, 2), { typeIds: { 1: [21] } }), [21, 2]);
    });
  }
});
