import assert from 'node:assert/strict';
import type { Lead } from '../../../views/domain/lead.ts';
import { LEADS, leadContract, type LeadWorld } from '../lead-contract.ts';
import { DEMO_TABLES } from '../../../server/services/crm/emulator/demo-tables.ts';
import type { WireOptions } from '../../../server/services/crm/wire-options.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';
import { leadFromWire } from './lead-from-wire.ts';

leadContract('the HTTP adapter', async (): Promise<LeadWorld> => {
  const { agency, emulator, open, close } = await emulatedCrm();
  return {
    open: async () => open().leads,
    leads: async () => agency.leads.map(leadFromWire),
    async broken() {
      emulator.fault = 'refusing';
      return open().leads;
    },
    close,
  };
});

describe('an agency’s extra fields', () => {
  let crm: EmulatedCrm;
  beforeEach(async () => {
    crm = await emulatedCrm();
  });
  afterEach(() => crm.close());

  const sent = async (lead: Lead) => {
    await crm.open().leads.deliver('key', lead);
    return crm.agency.leads[0]?.parameters ?? {};
  };

  it('fills what the form leaves empty', async () => {
    const { isGarage: _, ...home } = LEADS.valuation as Extract<Lead, { kind: 'valuation' }>;
    const extra = { CustomStr1: 'Van de buren', AgendaComment: 'na 18 uur', CustomStr2: 2.5 };
    const parameters = await sent({ ...home, contactTimes: [], extra });
    const { CustomStr1, AgendaComment, CustomStr2 } = parameters;
    assert.deepEqual({ CustomStr1, AgendaComment, CustomStr2 }, extra);
  });

  it('replaces nothing that the form says', async () => {
    const extra = { CustomStr1: 'Van de buren', AgendaComment: 'na 18 uur' };
    const parameters = await sent({ ...LEADS.valuation, extra });
    assert.equal(parameters['CustomStr1'], 'garage');
    assert.equal(parameters['AgendaComment'], 'morning, evening');
  });
});

describe('a lead of another release', () => {
  it('is sent with what the CRM has a name for', async () => {
    const { agency, open, close } = await emulatedCrm();
    try {
      const { leads } = open();
      await leads.deliver('known', LEADS.demand);
      const demand = LEADS.demand as Extract<Lead, { kind: 'demand' }>;
      const person = { ...demand.person, title: 'dr.' };
      const grown = { ...demand, hour: 9, person, language: 'lb', purpose: 'holiday' };
      await leads.deliver('grown', grown);
      const [known, sent] = agency.leads.map(({ parameters }) => parameters);
      const { LanguageIdFromParameter: _, ...others } = known ?? {};
      assert.deepEqual(sent, { ...others, Purpose: 'holiday', CustomStr5: 'grown' });
    } finally {
      await close();
    }
  });
});

describe('what an owner has in mind', () => {
  for (const [goal, sent] of [
    [-1, undefined],
    [0, 0],
    [1, 1],
  ] as const) {
    it(`is sent for ${goal} in words, and as a goal only where the CRM has it`, async () => {
      const { agency, open, close } = await emulatedCrm();
      try {
        const lead = { ...(LEADS.valuation as Extract<Lead, { kind: 'valuation' }>), goal };
        await open().leads.deliver('key', lead);
        assert.equal(agency.leads[0]?.parameters['Goal'], sent);
        assert.deepEqual(agency.leads.map(leadFromWire), [lead]);
      } finally {
        await close();
      }
    });
  }
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

  it('are garages for the valuation of one', async () => {
    assert.deepEqual(await sentTypes(LEADS.valuation), [181]);
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
