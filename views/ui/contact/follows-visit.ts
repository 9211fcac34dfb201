import { appointmentParty } from '../../domain/third-party/appointment-party.ts';
import { APPOINTMENT_PARAMETER } from '../../domain/visit-steps.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * Whether a visit was requested before, by the query parameter `appointment`, so that a time is
 * chosen next (spec section 4). False if the site has no widget for it.
 */
export function followsVisit({ query, site }: PageContext): boolean {
  return query.has(APPOINTMENT_PARAMETER) && appointmentParty(site.info.thirdParties) !== undefined;
}
