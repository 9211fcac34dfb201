import { isUnknown, storeAllowed, type StrangerLimits } from '../mail/strangers/stranger-limits.ts';
import type { Deliver } from './delivery-worker.ts';
import { TRANSIENT_FORMS } from './model/destinations.ts';
import { detailsOf } from './model/lead-content.ts';
import type { LeasedDelivery } from './model/lead-store.ts';

const MESSAGES: readonly string[] = TRANSIENT_FORMS;

/**
 * Sends visitors their mails, and counts those before that could not be counted when the form was
 * sent: one too many is not sent. Where it cannot be counted now either, or is not sent for another
 * reason, it is tried again later.
 * @param now milliseconds since 1970.
 */
export function countedFirst(
  strangers: Pick<StrangerLimits, 'take'>,
  now: () => number,
  send: Deliver,
): Deliver {
  return async (delivery, signal) => {
    if (!isUncounted(delivery.lead)) return send(delivery, signal);
    const allowance = await strangers.take(delivery.lead.email, now());
    if (isUnknown(allowance)) throw new Error('mails to visitors cannot be counted');
    if (!allowance.isAllowed) return;
    await storeAllowed(allowance, async () => {
      await send(delivery, signal);
      return true;
    });
  };
}

/** A message about a registration has the details of that, and was never to be counted. */
function isUncounted(lead: LeasedDelivery['lead']): boolean {
  return !MESSAGES.includes(lead.form) && detailsOf(lead)?.mail === 'uncounted';
}
