import { beginningOf, openHouseKey } from '../../../../views/domain/open-house/open-house.ts';
import { shownContentOf } from '../model/lead-content.ts';
import type { LeadStore, LeasedDelivery } from '../model/lead-store.ts';

/**
 * Whether a message that somebody got a place is still true when it is delivered: a mail server may
 * have been away until the open house began, or until the place was called off.
 * @param now milliseconds since 1970.
 */
export async function isPlaceKept(
  store: Pick<LeadStore, 'find'>,
  { lead }: Pick<LeasedDelivery, 'lead'>,
  now: number,
): Promise<boolean> {
  const { openHouse } = shownContentOf(lead).details ?? {};
  if (openHouse?.registration === undefined) return false;
  const registered = await store.find(openHouse.registration);
  const begins = beginningOf(openHouseKey(openHouse.home, openHouse.start));
  return registered?.seat === 'place' && now < begins;
}
