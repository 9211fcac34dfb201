import fc from 'fast-check';
import { formatPrice } from '../../../../../views/domain/property/price.ts';

export const NBSP = '\u00a0';
export const NARROW = '\u202f';

const ZONES: [zone: string, digits: number][] = [
  ['02', 7],
  ['04', 7],
  ['09', 7],
  ['016', 6],
  ['087', 6],
  ['0456', 6],
  ['0475', 6],
  ['0499', 6],
  ['0800', 5],
];

/** The sizes of groups of 5, 6 and 7 digits. */
const GROUPS = [
  [[5], [2, 3], [3, 2]],
  [[6], [2, 2, 2], [3, 3]],
  [[7], [3, 2, 2], [2, 3, 2], [2, 2, 3]],
];

/** Digits, and what stands behind them. */
function group(size: number) {
  const digits = fc.stringMatching(new RegExp(`^\\d{${size}}$`));
  const sign = fc.constantFrom('', ' ', '.', '-', '/', NBSP, NARROW, ' - ');
  return fc.tuple(digits, sign).map((parts) => parts.join(''));
}

/** A Belgian number: its zone, and the rest in groups of two or three digits, or longer ones. */
export const belgianPhone = fc
  .constantFrom(...ZONES)
  .chain(([zone, count]) =>
    fc.tuple(
      fc.constantFrom(zone, `(${zone})`, `+32 ${zone.slice(1)}`, `0032 (0)${zone.slice(1)}`),
      fc.constantFrom('', ' ', '/', '-', '.', ' / ', ' - ', NBSP),
      fc.constantFrom(...GROUPS[count - 5]!).chain((sizes) => fc.tuple(...sizes.map(group))),
    ),
  )
  .map(([zone, sign, groups]) => `${zone}${sign}${groups.join('').replace(/\D+$/, '')}`)
  // A number may be written as a date is: that is one.
  .filter((text) => !/^\d\d([./-])\d\d\1\d\d(?!\1)|\d\d([./-])\d\d\2(?:19|20)\d\d/.test(text));

const two = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => String(value).padStart(2, '0'));
const amount = fc.integer({ min: 1000, max: 99_999_999 }).map((euro) => String(formatPrice(euro)));
const spaced = fc
  .tuple(amount, fc.constantFrom(' ', NBSP, NARROW))
  .map(([text, space]) => `${text.slice(2).replaceAll('.', space)} €`);
const date = fc
  .tuple(two(1, 31), two(1, 12), two(1990, 2040), fc.constantFrom('/', '.', '-'))
  .map(([day, month, year, sign]) => [day, month, year].join(sign));
const time = fc
  .tuple(two(0, 23), two(0, 59), fc.constantFrom(':', 'u', 'h'))
  .map(([hour, minute, sign]) => `${hour}${sign}${minute}`);
const plain = fc.oneof(
  amount,
  amount.map((text) => text.slice(2)),
  amount.map((text) => `+${text.slice(2)}`),
  spaced,
  date,
  time,
);
const joint = fc.constantFrom(' - ', ', ', ' / ', ' ', ' (', ') ', '–');

/** Amounts in the site's style and others, dates and times. */
export const noPhone = fc
  .array(fc.tuple(plain, joint), { maxLength: 6 })
  .map((parts) => parts.flat().join(''));
