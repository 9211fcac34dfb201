import { leadContract, type LeadWorld } from '../lead-contract.ts';
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
