/**
 * Name of the honeypot field, which people do not see (spec section 5). A lead with a value in it
 * is quarantined; the sender gets the thank-you page all the same.
 */
export const HONEYPOT = 'middleName';

/** Name of the field with a key made in the browser: a lead that is sent twice has the same key. */
export const SENDING_KEY = 'sending';

/** Name of the field with the name of the form, as a page may have several. */
export const FORM_NAME = 'form';

/** Prefix of a field's name: the value with which the form was rendered. */
export const RENDERED_PREFIX = 'was-';

/** Prefix of a field's name: the value about which the form has asked whether it is meant. */
export const CONFIRMED_PREFIX = 'asked-';

/** Name of the buttons to an earlier step; their value is its number. */
export const TO_STEP = 'to';

/**
 * Name of the text with places that were typed and not yet looked up. Browsers take a name with
 * `zip` or `city` in it for the visitor's own address.
 */
export const TYPED_PLACES = 'search-where';

/** Query parameter with the step of a wizard, from 1. */
export const STEP_PARAMETER = 'step';

/** Name of the field with a sealed copy of the accepted values that the page shows. */
export const DRAFT_FIELD = 'draft';

/** Name of the field that starts a form on another page, with the value typed there. */
export const START_FIELD = 'begin';
