import { TELL_A_FRIEND } from '../../../../views/forms/tell-a-friend/friend-fields.ts';
import { type Destination, DESTINATIONS } from './lead-store.ts';

/** Name, in place of a form's, of the mails by which visitors prove doubtful leads. */
export const PROOF_REQUEST = 'proof-request';
/** The same of the daily mails to the agency about leads in quarantine. */
export const QUARANTINE_LIST = 'quarantine-list';

/** The same of the messages that somebody who waited has a place at an open house now. */
export const OPEN_HOUSE_PLACE = 'open-house-place';
/** The same of those that a visitor called off their registration for an open house. */
export const OPEN_HOUSE_CALLED_OFF = 'open-house-called-off';

/** The same of those that an open house for which somebody has registered does not take place. */
export const OPEN_HOUSE_OFF = 'open-house-off';

/** The same of messages about a step of a visit, to all destinations, and of reminders. */
export const VISIT_STEP = 'visit-step';
export const VISIT_REMINDER = 'visit-reminder';

/** The same of mails with news to owners, and of those that ask to confirm them. */
export const OWNER_NEWS = 'owner-news';
export const OWNER_NEWS_CONFIRMATION = 'owner-news-confirmation';

/** The same of mails that ask to confirm a saved search, and of those that one ends soon. */
export const SEARCH_CONFIRMATION = 'search-confirmation';
export const SEARCH_REMINDER = 'search-reminder';
/** The same of mails about homes that saved searches find. */
export const SEARCH_ALERT = 'search-alert';

/** Messages that are stored and delivered as leads are, and soon erased. */
export const TRANSIENT_FORMS = [
  TELL_A_FRIEND,
  PROOF_REQUEST,
  QUARANTINE_LIST,
  OPEN_HOUSE_PLACE,
  OPEN_HOUSE_CALLED_OFF,
  OPEN_HOUSE_OFF,
  VISIT_STEP,
  VISIT_REMINDER,
  OWNER_NEWS,
  OWNER_NEWS_CONFIRMATION,
  SEARCH_CONFIRMATION,
  SEARCH_REMINDER,
  SEARCH_ALERT,
] as const;

/** Messages to one visitor. */
const TO_VISITOR: readonly string[] = [
  TELL_A_FRIEND,
  PROOF_REQUEST,
  OPEN_HOUSE_OFF,
  VISIT_REMINDER,
  OWNER_NEWS,
  OWNER_NEWS_CONFIRMATION,
  SEARCH_CONFIRMATION,
  SEARCH_REMINDER,
  SEARCH_ALERT,
];

/**
 * The destinations of a lead; most messages have one.
 * @param mail what its details say of the mail to the visitor.
 */
export function destinationsOf(form: string, mail?: string): readonly Destination[] {
  return ofForm(form).filter((one) => one !== 'visitor-mail' || mail !== 'none');
}

function ofForm(form: string): readonly Destination[] {
  if (TO_VISITOR.includes(form)) return ['visitor-mail'];
  if (form === OPEN_HOUSE_PLACE) return ['agency-mail', 'visitor-mail'];
  if (form === OPEN_HOUSE_CALLED_OFF) return ['agency-mail'];
  return form === QUARANTINE_LIST ? ['agency-mail'] : DESTINATIONS;
}
