import { ALL_CAPABILITIES } from '../capabilities.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { Crm } from '../port.ts';
import { CrmCalls } from './crm-calls.ts';
import { CrmTables } from './crm-tables.ts';
import { HttpCatalogue } from './http-catalogue.ts';
import { httpViews } from './http-views.ts';
import { httpLeads } from './http-leads.ts';
import { HttpOwners } from './http-owners.ts';

/** A CRM behind HTTP (docs/crm-wire.md). */
export function httpCrm(config: HttpCrmConfig, { now }: { now: () => number }): Crm {
  return crmFromCalls(new CrmCalls(config, now), config, now);
}

/** The same with calls that the caller closes. */
export function crmFromCalls(calls: CrmCalls, config: HttpCrmConfig, now: () => number): Crm {
  const tables = new CrmTables(calls, config, now);
  const catalogue = new HttpCatalogue(calls, config, { now, tables });
  const team = () => catalogue.knownTeam();
  const views = config.options.reportViews;
  return {
    capabilities: { ...ALL_CAPABILITIES, views },
    catalogue,
    owners: new HttpOwners(calls, config, { tables, now, team }),
    leads: httpLeads(calls, config, tables),
    ...(views && { views: httpViews(calls) }),
  };
}
