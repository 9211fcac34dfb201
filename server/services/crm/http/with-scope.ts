import type { HttpCrmConfig } from '../http-crm-config.ts';
import { type Endpoint, pickParameters, type WireParameters } from './wire/endpoints.ts';

/** Parameters with the part of the CRM that is the site's, under the endpoint's names for it. */
export function withScope<E extends Endpoint>(
  { siteId, officeId }: HttpCrmConfig,
  endpoint: E,
  parameters: WireParameters<E>,
): WireParameters<E> {
  return {
    ...parameters,
    ...(siteId !== undefined && pickParameters(endpoint, { SiteID: siteId, SiteIDs: [siteId] })),
    ...(officeId !== undefined && pickParameters(endpoint, { OfficeID: officeId })),
  };
}

/** The order of a list, so that its pages belong together; '' for none. */
export function sortedBy(field: string): { SortFields?: string[] } {
  return field === '' ? {} : { SortFields: [field] };
}
