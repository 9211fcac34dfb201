import {
  destinationsOf,
  OPEN_HOUSE_CALLED_OFF,
  OPEN_HOUSE_OFF,
  OPEN_HOUSE_PLACE,
} from '../model/destinations.ts';
import { KNOWN_VERSION, shownContentOf, STEPS_VERSION } from '../model/lead-content.ts';
import type { NewLead, StoredLead } from '../model/lead-store.ts';
import { newMessage } from '../model/new-message.ts';

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

/**
 * The message that an open house does not take place, to who registered for it; to the agency where
 * they get no mail, as somebody should tell them.
 * @param now milliseconds since 1970.
 */
export function offMessage(lead: Registered, now: number): NewLead {
  const message = {
    ...messageAbout(lead, OPEN_HOUSE_OFF, now),
    contentVersion: KNOWN_VERSION,
  };
  const isMailed = message.destinations.length > 0 && lead.email.includes('@');
  return isMailed ? message : { ...message, destinations: ['agency-mail'] };
}

/** A lead of its own with what the registration has: there is one of each form for it. */
function messageAbout(lead: Registered, form: string, now: number): NewLead {
  const { details } = shownContentOf(lead);
  const about = details?.openHouse && { ...details.openHouse, registration: lead.id };
  const message = {
    key: `${form} ${lead.id}`,
    email: lead.email,
    details: JSON.stringify({ ...details, ...(about && { openHouse: about }) }),
    contentVersion: STEPS_VERSION,
    destinations: destinationsOf(form, details?.mail),
  };
  // What is stored is passed on as it is.
  return { ...newMessage(form, message, now), content: lead.content };
}
