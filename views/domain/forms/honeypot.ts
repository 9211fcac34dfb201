/**
 * Name of the field that people do not see: what fills it in is a program (spec section 5). The
 * visitor is thanked all the same, and the lead is quarantined.
 */
export const HONEYPOT = 'middleName';

/** Name of the field with a key made in the browser: a lead that is sent twice has it twice. */
export const SENDING_KEY = 'sending';
