import { formatPrice } from '../property/price.ts';
import { inWholeNumber } from './amount.ts';
import type { Filter } from './filter.ts';

/** Whole euro; dearer than any home, and exact in arithmetic. */
const MAX_PRICE = 999_999_999;

/** Sold homes have no price to be found by (spec section 3). */
function price(
  parameter: string,
  read: (parameters: URLSearchParams) => number | undefined,
): Filter<number | undefined> {
  return {
    parameter,
    unset: undefined,
    idle: ['sold'],
    read,
    write: (euro) => (euro ? [String(euro)] : []),
    told: (euro) => ({ value: String(formatPrice(euro)) }),
    control: { kind: 'row' },
  };
}

function priceIn(parameters: URLSearchParams, name: string): number | undefined {
  return inWholeNumber(parameters.getAll(name), MAX_PRICE);
}

/**
 * `pricemin`. A minimum at or above the maximum cannot be chosen (spec section 5); a query string
 * that says so keeps the maximum, which is what a visitor cannot exceed, and loses the minimum.
 */
export const PRICE_MIN = price('pricemin', (parameters) => {
  const [min, max] = [priceIn(parameters, 'pricemin'), priceIn(parameters, 'pricemax')];
  return min === undefined || max === undefined || min < max ? min : undefined;
});

export const PRICE_MAX = price('pricemax', (parameters) => priceIn(parameters, 'pricemax'));
