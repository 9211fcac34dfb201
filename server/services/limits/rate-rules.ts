import type { RateRule } from './rate-limits.ts';

const MINUTE = 60;

/** Forms sent from one IP address: an office behind it sends fewer. */
export const FORM_LIMIT: RateRule = { name: 'forms', count: 10, window: 10 * MINUTE };

/** Forms sent from one IP address with a proof each: an office of 20 people is behind one. */
export const PROVED_FORM_LIMIT: RateRule = { name: 'proved forms', count: 60, window: 10 * MINUTE };

/** Forms that count as proved by the same proof: one that is sent again has the same. */
export const FORMS_PER_PROOF_LIMIT: RateRule = {
  name: 'forms of a proof',
  count: 3,
  window: 24 * 60 * MINUTE,
};

/** Forms that came back with a mistake, by which it is known that a visitor has read them. */
export const RETURNED_FORM_MARK: RateRule = {
  name: 'returned forms',
  count: 1,
  window: 10 * MINUTE,
};

/** Sign-ins that failed, of one account from one IP address. */
export const FAILED_SIGN_IN_LIMIT: RateRule = { name: 'sign-ins', count: 5, window: 15 * MINUTE };

/** Sign-ins that failed from one IP address, for any account. */
export const FAILED_SIGN_INS_PER_ADDRESS_LIMIT: RateRule = {
  name: 'sign-ins of an address',
  count: 30,
  window: 60 * MINUTE,
};

/** Messages and answers about visits of one owner: more than anybody writes. */
export const OWNER_MESSAGE_LIMIT: RateRule = {
  name: 'messages of an owner',
  count: 20,
  window: 60 * MINUTE,
};

/** Documents that one owner hands in: those of a sale on one day, 150 MB at most. */
export const OWNER_DOCUMENT_LIMIT: RateRule = {
  name: 'documents of an owner',
  count: 15,
  window: 24 * 60 * MINUTE,
};

/** Choices of news by mail of one owner: each may send a mail that asks to confirm it. */
export const OWNER_NEWS_LIMIT: RateRule = {
  name: 'news of an owner',
  count: 10,
  window: 24 * 60 * MINUTE,
};

/** Messages to friends sent from one IP address: a household tells a few friends at a time. */
export const FRIEND_MESSAGE_LIMIT: RateRule = { name: 'friends', count: 3, window: 60 * MINUTE };

/** Mails of any kind to a typed address: nobody can fill a stranger's mailbox. */
export const MAILS_PER_TYPED_ADDRESS_LIMIT: RateRule = {
  name: 'mails to an address',
  count: 3,
  window: 24 * 60 * MINUTE,
};

/** Mails of the whole site to typed addresses, so that many addresses get few all the same. */
export const SITE_TYPED_ADDRESS_MAIL_LIMIT: RateRule = {
  name: 'mails to addresses',
  count: 100,
  window: 60 * MINUTE,
};

/** Mails of them that ask for a proof: spam leaves the others to visitors. */
export const PROOF_REQUEST_MAIL_LIMIT: RateRule = {
  name: 'mails about doubtful leads',
  count: 30,
  window: 60 * MINUTE,
};

/** Messages to friends of the whole site, so that many IP addresses send few all the same. */
export const SITE_FRIEND_MESSAGE_LIMIT: RateRule = {
  name: 'friends of all',
  count: 60,
  window: 60 * MINUTE,
};

/** Reports of crashes from one IP address that are logged: a crash repeats itself. */
export const CRASH_REPORT_LIMIT: RateRule = { name: 'crash reports', count: 10, window: MINUTE };

/** Reports of crashes of the whole site that are logged, so that the log is not flooded. */
export const SITE_CRASH_REPORT_LIMIT: RateRule = {
  name: 'crash reports of all',
  count: 120,
  window: MINUTE,
};

/** Reports of the CRM: the requests that they make are joined, so that fewer lose nothing. */
export const CRM_HOOK_LIMIT: RateRule = { name: 'reports of the CRM', count: 120, window: MINUTE };

/** Reports with a wrong secret from one IP address. */
export const WRONG_SECRET_LIMIT: RateRule = { name: 'wrong reports', count: 10, window: MINUTE };
