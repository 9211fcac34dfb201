import { randomUUID } from 'node:crypto';
import { destinationsOf, OPEN_HOUSE_CALLED_OFF, OPEN_HOUSE_PLACE } from '../model/destinations.ts';
import { STEPS_VERSION, shownContentOf } from '../model/lead-content.ts';
import type { NewLead, StoredLead } from '../model/lead-store.ts';
import { newReference } from '../model/reference.ts';

type Registered = Pick<StoredLead, 'id' | 'email' | 'content' | 'contentVersion' | 'details'>;

/**
 * The message that a place became free for who waited, to the visitor and to the agency.
 * @param now milliseconds since 1970.
 */
export function placeMessage(lead: Registered, now: number): NewLead {
  return messageAbout(lead, OPEN_HOUSE_PLACE, now);
}

/** The message to the agency that a visitor called off. @param now milliseconds since 1970. */
export function calledOffMessage(lead: Registered, now: number): NewLead {
  return messageAbout(lead, OPEN_HOUSE_CALLED_OFF, now);
}

/** A lead of its own with what the registration has: there is one of each form for it. */
function messageAbout(lead: Registered, form: string, now: number): NewLead {
  const { details } = shownContentOf(lead);
  const about = details?.openHouse && { ...details.openHouse, registration: lead.id };
  return {
    id: randomUUID(),
    reference: newReference(),
    receivedAt: now,
    key: `${form} ${lead.id}`,
    keySince: 0,
    form,
    email: lead.email,
    content: lead.content,
    details: JSON.stringify({ ...details, ...(about && { openHouse: about }) }),
    contentVersion: STEPS_VERSION,
    destinations: destinationsOf(form),
  };
}
