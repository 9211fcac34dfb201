/** Separates two parts of one line; it does not begin a new one. */
export const SEPARATOR = '\u00A0· ';
