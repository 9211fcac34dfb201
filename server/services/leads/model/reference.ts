import { randomInt } from 'node:crypto';

/** Without letters and digits that look or sound alike. */
const SIGNS = '2346789BCDFGHJKMPQRTVWXY';
const LENGTH = 6;

/** Reference that a visitor quotes on the telephone: six characters, one of 190 million. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
