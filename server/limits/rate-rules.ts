import type { RateRule } from './rate-limits.ts';

const MINUTE = 60;

/** Forms sent from one address. */
export const FORMS: RateRule = { name: 'forms', count: 10, window: 10 * MINUTE };

/** Sign-ins that failed, of one account from one address: others are not kept out by them. */
export const SIGN_INS: RateRule = { name: 'sign-ins', count: 5, window: 15 * MINUTE };

/** Sign-ins that failed from one address, whatever the account. */
export const SIGN_INS_OF_ADDRESS: RateRule = {
  name: 'sign-ins of an address',
  count: 30,
  window: 60 * MINUTE,
};

/** Messages to friends sent from one address. */
export const FRIENDS: RateRule = { name: 'friends', count: 3, window: 60 * MINUTE };

/** Messages to one friend, whoever sends them: nobody's mailbox is filled by this site. */
export const FRIENDS_OF_ONE: RateRule = {
  name: 'friends of one',
  count: 2,
  window: 24 * 60 * MINUTE,
};

/** Messages to friends of the whole site: whoever has many addresses sends few all the same. */
export const FRIENDS_OF_ALL: RateRule = { name: 'friends of all', count: 60, window: 60 * MINUTE };
