import type { CrmCapabilities } from './capabilities.ts';
import type { CataloguePort } from './catalogue-port.ts';
import type { LeadPort } from './lead-port.ts';
import type { OwnerPort } from './owner-port.ts';
import type { ViewPort } from './view-port.ts';

/**
 * The agency's CRM: everything that the site reads from it and sends to it. Adapters translate a
 * CRM's interface into the types of the domain; callers do not know which CRM it is.
 */
export interface Crm {
  /** What it can do: the site shows nothing that needs more. */
  readonly capabilities: CrmCapabilities;
  readonly catalogue: CataloguePort;
  /** `NO_OWNERS` for a CRM without them (server/services/crm/no-owners.ts). */
  readonly owners: OwnerPort;
  readonly leads: LeadPort;
  /** Of a CRM with the capability `views`. */
  readonly views?: ViewPort;
}
