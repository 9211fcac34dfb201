import type { CataloguePort } from './catalogue-port.ts';
import type { LeadPort } from './lead-port.ts';
import type { OwnerPort } from './owner-port.ts';

/**
 * The agency's CRM: all that the site reads from it and sends to it. Adapters translate their wire
 * into the words of the domain; nothing behind these ports knows which CRM it is.
 */
export interface Crm {
  readonly catalogue: CataloguePort;
  readonly owners: OwnerPort;
  readonly leads: LeadPort;
}
