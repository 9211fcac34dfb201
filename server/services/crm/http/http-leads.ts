import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { LeadPort } from '../lead-port.ts';
import type { CrmCalls } from './crm-calls.ts';
import type { CrmTables } from './crm-tables.ts';
import { LeadCalls } from './lead-calls.ts';
import { leadToWire } from './leads/lead-to-wire.ts';
import { requestTypes } from './request-types.ts';
import type { CrmTypes } from './leads/wire-places.ts';
import { isRecord, recordsIn, textIn, type WireRecord, withoutAbsent } from '../wire-values.ts';

/**
 * The CRM's inbox behind HTTP. It is sent with the lead's key, so that the CRM can recognize a
 * repetition.
 */
export function httpLeads(calls: CrmCalls, config: HttpCrmConfig, tables: CrmTables): LeadPort {
  const leads = new LeadCalls(calls, config.options);
  return {
    async deliver(key, lead, signal) {
      // Before the first refresh of the homes they have not been fetched.
      const known = lead.kind === 'contact' ? tables.current : await tables.known();
      const crmTypes: CrmTypes = (ids) => [
        ...new Set(ids.flatMap((id) => requestTypes(id, known, config.options))),
      ];
      const { endpoint, parameters } = leadToWire(lead, crmTypes);
      await leads.send(
        endpoint,
        withoutAbsent({
          ...parameters,
          SiteId: config.siteId,
          OfficeID: config.officeId,
          [config.options.keyField]: key,
        }),
        signal,
      );
    },
    async knowsEnough(email, signal) {
      const person = await calls.call('GetPersonByEmail', { Email: email.trim() }, { signal });
      const known = isRecord(person) ? person : recordsIn(person)[0];
      return known !== undefined && hasNameAndPhone(known);
    },
  };
}

function hasNameAndPhone(person: WireRecord): boolean {
  return textIn(person['Name']) !== undefined && textIn(person['PhoneNumber']) !== undefined;
}
