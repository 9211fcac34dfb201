/** Separates two parts of a line; no-break spaces keep it from the start and the end of a line. */
export const SEPARATOR = '\u00A0·\u00A0';
