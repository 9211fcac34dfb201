import type { RateRule } from './rate-limits.ts';

const MINUTE = 60;

/** Forms sent from one IP address: an office behind it sends fewer. */
export const FORMS: RateRule = { name: 'forms', count: 10, window: 10 * MINUTE };

/** Forms sent from one IP address with a proof each: an office of 20 people is behind one. */
export const PROVED_FORMS: RateRule = { name: 'proved forms', count: 60, window: 10 * MINUTE };

/** Forms that count as proved by the same proof: one that is sent again has the same. */
export const FORMS_OF_PROOF: RateRule = {
  name: 'forms of a proof',
  count: 3,
  window: 24 * 60 * MINUTE,
};

/** Forms that came back with a mistake, by which it is known that a visitor has read them. */
export const RETURNED_FORMS: RateRule = { name: 'returned forms', count: 1, window: 10 * MINUTE };

/** Sign-ins that failed, of one account from one IP address. */
export const SIGN_INS: RateRule = { name: 'sign-ins', count: 5, window: 15 * MINUTE };

/** Sign-ins that failed from one IP address, for any account. */
export const SIGN_INS_OF_ADDRESS: RateRule = {
  name: 'sign-ins of an address',
  count: 30,
  window: 60 * MINUTE,
};

/** Messages to friends sent from one IP address: a household tells a few friends at a time. */
export const FRIENDS: RateRule = { name: 'friends', count: 3, window: 60 * MINUTE };

/** Mails of any kind to a typed address: nobody can fill a stranger's mailbox. */
export const TO_ONE_STRANGER: RateRule = {
  name: 'mails to an address',
  count: 3,
  window: 24 * 60 * MINUTE,
};

/** Mails of the whole site to typed addresses, so that many addresses get few all the same. */
export const TO_STRANGERS: RateRule = {
  name: 'mails to addresses',
  count: 100,
  window: 60 * MINUTE,
};

/** Mails of them that ask for a proof: spam leaves the others to visitors. */
export const DOUBTFUL_TO_STRANGERS: RateRule = {
  name: 'mails about doubtful leads',
  count: 30,
  window: 60 * MINUTE,
};

/** Messages to friends of the whole site, so that many IP addresses send few all the same. */
export const FRIENDS_OF_ALL: RateRule = { name: 'friends of all', count: 60, window: 60 * MINUTE };

/** Reports of crashes from one IP address that are logged: a crash repeats itself. */
export const CRASH_REPORTS: RateRule = { name: 'crash reports', count: 10, window: MINUTE };

/** Reports of crashes of the whole site that are logged, so that the log is not flooded. */
export const CRASH_REPORTS_OF_ALL: RateRule = {
  name: 'crash reports of all',
  count: 120,
  window: MINUTE,
};

/** Reports of the CRM: the requests that they make are joined, so that fewer lose nothing. */
export const CRM_HOOKS: RateRule = { name: 'reports of the CRM', count: 120, window: MINUTE };

/** Reports with a wrong secret from one IP address. */
export const WRONG_HOOKS: RateRule = { name: 'wrong reports', count: 10, window: MINUTE };
