/** Fields of the form by which homes are saved; the value of each is a key of `itemKey`. */
export const SAVE = 'save';
export const REMOVE = 'remove';
/** Puts back what was removed last, where it was. */
export const RESTORE = 'restore';
/** Removes what is no longer in the catalogue; its value does not matter. */
export const TIDY = 'tidy';

/** Id of that form; hearts anywhere on a page are its buttons. */
export const SAVING_FORM = 'saving';

/** Query parameter of the page: what to do with the homes that were chosen on it. */
export const TO = 'to';
export const TO_VISIT = 'visit';
