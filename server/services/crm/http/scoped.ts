import type { HttpCrmConfig } from '../http-crm-config.ts';

/** Parameters with the part of the CRM that is the site's. */
export function scoped(
  { siteId, officeId }: HttpCrmConfig,
  parameters: object,
): Record<string, unknown> {
  return {
    ...parameters,
    ...(siteId !== undefined && { SiteID: siteId }),
    ...(officeId !== undefined && { OfficeID: officeId }),
  };
}
