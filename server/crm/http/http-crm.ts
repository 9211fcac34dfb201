import type { Crm } from '../port.ts';
import { CrmCalls } from './crm-calls.ts';
import { HttpCatalogue } from './http-catalogue.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import { httpLeads } from './http-leads.ts';
import { HttpOwners } from './http-owners.ts';

/** A CRM behind HTTP (docs/crm-wire.md). */
export function httpCrm(config: HttpCrmConfig, { now }: { now: () => number }): Crm {
  const calls = new CrmCalls(config);
  return {
    catalogue: new HttpCatalogue(calls, config, now),
    owners: new HttpOwners(calls, config),
    leads: httpLeads(calls, config),
  };
}
