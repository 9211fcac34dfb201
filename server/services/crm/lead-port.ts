import type { Lead } from '../../../views/domain/lead.ts';
import type { Tolerant } from '../../platform/tolerant-schema.ts';

/** A lead that any release may have stored: texts for choices, and keys that are not known here. */
export type DeliverableLead = Tolerant<Lead>;

/**
 * The CRM's inbox (spec section 7). Called when a visitor has sent a form, never while a page is
 * rendered.
 */
export interface LeadPort {
  /**
   * Delivers a lead; resolves once the CRM has stored it. Idempotent by `key`: of several
   * deliveries with one key the CRM keeps the first, so a delivery without an answer may be
   * retried.
   * @throws DestinationDown when the CRM cannot be reached, PermanentRefusal when it refuses the
   * lead for what is in it, any other error for a failure that may pass
   * (server/platform/delivery-failures.ts).
   */
  deliver(key: string, lead: DeliverableLead, signal?: AbortSignal): Promise<void>;
  /**
   * The e-mail sufficiency check (spec section 4): whether the CRM has the name and a phone number
   * of the person with this e-mail, so that a visit can be planned without asking for them again.
   * @throws when the CRM cannot be reached.
   */
  knowsEnough(email: string, signal?: AbortSignal): Promise<boolean>;
}
