import { thousandsIn, withoutUnit } from '../text/typed-number.ts';

/**
 * Parses a number as visitors type it, with a comma or a point as the decimal sign: `2,5`, `1.75`,
 * `-3`, `0,5`, `120 m²`, `1750,-`, `250k`. Thousands may be grouped by spaces or the other sign:
 * `1 750,5`, `1.750,5`, `1,750.5`; a single point before three digits groups them, as the site
 * writes it: `1.750` is 1750. Undefined for anything else, and for `1,750`, which is 1.75 to some
 * and 1750 to others.
 */
export function numberIn(text: string): number | undefined {
  const plain = withoutUnit(text).replace(/^[-−] ?/, '-');
  const shape = SHAPES.find(([fits]) => fits.test(plain));
  const digits = thousandsIn(plain) ?? shape?.[1](plain);
  const value = digits === undefined ? Number.NaN : Number(digits);
  // Turns -0 into 0.
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value + 0 : undefined;
}

type Shape = readonly [shape: RegExp, write: (plain: string) => string];

/** Tried in order; each pattern with the number as JavaScript writes it. */
const SHAPES: readonly Shape[] = [
  // Groups: by spaces, by points, by two commas or more.
  [
    /^-?[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?$/,
    (plain) => pointed(plain.replace(/[ \u00a0\u202f]/g, '')),
  ],
  [/^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/, (plain) => pointed(plain.replaceAll('.', ''))],
  [/^-?[1-9]\d{0,2}(?:,\d{3}){2,}$/, (plain) => plain.replaceAll(',', '')],
  [/^-?[1-9]\d{0,2}(?:,\d{3})+\.\d+$/, (plain) => plain.replaceAll(',', '')],
  // Without groups, except for a single point that may be a group separator.
  [/^(?!-?[1-9]\d{0,2},\d{3}$)-?\d*[.,]?\d+$/, pointed],
];

function pointed(plain: string): string {
  return plain.replace(',', '.');
}
