import { appointmentParty } from '../../domain/third-party/appointment-party.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * Whether a visit was asked for before, as the query parameter `appointment` says, so that a time is
 * chosen next (spec section 4): not where the site has no widget for it.
 */
export function followsVisit({ query, site }: PageContext): boolean {
  return query.has('appointment') && appointmentParty(site.info.thirdParties) !== undefined;
}
