import type { Family } from './family.ts';

/** Whole euro; dearer than any home, and exact in arithmetic. */
const MAX_PRICE = 999_999_999;

/**
 * The budget: `pricemin` and `pricemax`, in whole euro. A minimum at or above the maximum cannot be
 * chosen (spec section 5); an address that says so keeps the maximum, which is what a visitor cannot
 * exceed, and loses the minimum. Sold homes have no price to be found by (spec section 3).
 */
export const PRICES: Family<'priceMin' | 'priceMax'> = {
  names: ['pricemin', 'pricemax'],
  read: (parameters, listing) => {
    if (listing === 'sold') return { priceMin: undefined, priceMax: undefined };
    const priceMin = readPrice(parameters.getAll('pricemin'));
    const priceMax = readPrice(parameters.getAll('pricemax'));
    const isPossible = priceMin === undefined || priceMax === undefined || priceMin < priceMax;
    return { priceMin: isPossible ? priceMin : undefined, priceMax };
  },
  write: ({ priceMin, priceMax }) => [
    ...(priceMin ? [['pricemin', String(priceMin)] as [string, string]] : []),
    ...(priceMax ? [['pricemax', String(priceMax)] as [string, string]] : []),
  ],
};

/** The first that is a price. */
function readPrice(values: readonly string[]): number | undefined {
  return values.map(priceIn).find((price) => price !== undefined);
}

/** As a visitor may type it: `250000`, `250.000`, `€ 250 000,00`. Nothing and 0 set no bound. */
function priceIn(text: string): number | undefined {
  const bare = text.replace(/[€\s]/g, '').replace(/[.,]\d{1,2}$/, '');
  const digits = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
  if (!/^\d+$/.test(digits)) return undefined;
  return Math.min(Number(digits), MAX_PRICE) || undefined;
}
