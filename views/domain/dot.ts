/** Between two things that are told on one line; where the line ends there, it stays behind. */
export const DOT = '\u00A0· ';
