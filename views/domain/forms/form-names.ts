/**
 * Name of the field that people do not see: what fills it in is a program (spec section 5). The
 * visitor is thanked all the same, and the lead is quarantined.
 */
export const HONEYPOT = 'middleName';

/** Name of the field with a key made in the browser: a lead that is sent twice has it twice. */
export const SENDING_KEY = 'sending';

/** Name of the field that says which form of a page was sent. */
export const FORM_NAME = 'form';

/** Before the name of a field: its value as the form was shown with it. */
export const SHOWN_WITH = 'was-';

/** Name of the buttons that lead to an earlier step; their value is its number. */
export const TO_STEP = 'to';

/** Query parameter with the step of a wizard, from 1. */
export const STEP_PARAMETER = 'step';

/** Name of the field with a sealed copy of what was accepted before, as the page shows it. */
export const DRAFT = 'draft';

/** Name of the field with which a form is begun on another page: what was typed there. */
export const BEGIN = 'begin';
