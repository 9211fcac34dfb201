import { thousandsIn, withoutUnit } from '../text/typed-number.ts';

/** The first of the texts that is an amount, limited to `max`; undefined if there is none. */
export function parseWholeAmount(texts: readonly string[], max: number): number | undefined {
  return texts.map((text) => amountIn(text, max)).find((amount) => amount !== undefined);
}

const MILLIONS = /^(\d{1,3})(?:[.,](\d{1,6}))?\s?(?:m|mio|mln|miljoen|millions?|millionen)$/i;

/** The digits of a price in millions: `0,4 mio`, `1,2 M`; the text itself if it is none. */
export function withoutMillions(text: string): string {
  const [, whole, part = ''] = MILLIONS.exec(withoutUnit(text)) ?? [];
  return whole === undefined ? text : String(Number(whole + part.padEnd(6, '0')));
}

/**
 * Parses an amount as visitors type it: `250000`, `250.000`, `€ 250 000,00`, `250.000,-`,
 * `1.200 m²`, `250k`, `1,5 k`. Undefined for anything else and for 0.
 */
export function amountIn(text: string, max: number): number | undefined {
  const plain = withoutUnit(text).replace(/\s/g, '');
  const thousands = thousandsIn(plain);
  if (thousands !== undefined) return Math.min(Number(thousands), max) || undefined;
  const bare = plain.replace(/[.,]\d{1,2}$/, '');
  const digits = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
  if (!/^\d+$/.test(digits)) return undefined;
  return Math.min(Number(digits), max) || undefined;
}
