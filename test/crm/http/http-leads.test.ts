import assert from 'node:assert/strict';
import type { Lead } from '../../../views/domain/lead.ts';
import { LEADS, leadContract, type LeadWorld } from '../lead-contract.ts';
import { httpLeads } from '../../../server/crm/http/http-leads.ts';
import { emulatedCrm } from './emulated-crm.ts';
import { leadFromWire } from './lead-from-wire.ts';

leadContract('the HTTP adapter', async (): Promise<LeadWorld> => {
  const { agency, emulator, calls, close } = await emulatedCrm();
  return {
    open: async () => httpLeads(calls, emulator.config),
    leads: async () => agency.leads.map(leadFromWire),
    async broken() {
      emulator.fault = 'refusing';
      return httpLeads(calls, emulator.config);
    },
    close,
  };
});

it("sends a demand with the CRM's own ids of the types, where they are configured", async () => {
  const { agency, emulator, calls, close } = await emulatedCrm();
  try {
    const options = { ...emulator.config.options, typeIds: { 1: [21, 22] } };
    const leads = httpLeads(calls, { ...emulator.config, options });
    const types = [1, 2].map((id) => ({ id, name: 'x', webId: id }));
    await leads.deliver('key', { ...LEADS.demand, types } as Lead);
    assert.deepEqual(agency.leads[0]?.parameters['TypeOfPropertyIDs'], [21, 22, 2]);
  } finally {
    await close();
  }
});
