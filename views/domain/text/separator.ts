/** Separates two parts of a line; the no-break space keeps it from the start of a line. */
export const SEPARATOR = '\u00A0· ';
