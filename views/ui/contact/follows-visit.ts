import { appointmentParty } from '../../domain/third-party/appointment-party.ts';
import { APPOINTMENT_PARAMETER } from '../../domain/visit-steps.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * Whether a visit was asked for before, as the query parameter `appointment` says, so that a time
 * is chosen next (spec section 4): not where the site has no widget for it.
 */
export function followsVisit({ query, site }: PageContext): boolean {
  return query.has(APPOINTMENT_PARAMETER) && appointmentParty(site.info.thirdParties) !== undefined;
}
