import { formatPrice } from '../property/price.ts';
import { parseWholeAmount, withoutMillions } from './amount.ts';
import type { Filter } from './filter.ts';

/** Euro: more than the price of any home, and small enough for exact arithmetic. */
const MAX_PRICE = 999_999_999;

/** Without effect for sold homes, whose price is not shown (spec section 3). */
function price(
  parameter: string,
  read: (parameters: URLSearchParams) => number | undefined,
): Filter<number | undefined> {
  return {
    parameter,
    unset: undefined,
    ignoredBy: ['sold'],
    // A month's rent is no price.
    meaning: (listKind) => (listKind === 'rent' ? 'rent' : 'price'),
    read,
    write: (euro) => (euro ? [String(euro)] : []),
    interpolation: (euro) => ({ value: String(formatPrice(euro)) }),
    control: { kind: 'row' },
  };
}

/** `budget=min-max`, where it is met (spec section 2); never written. */
const BUDGET = 'budget';
const BOUNDS = ['pricemin', 'pricemax'] as const;

/** By its own parameter, else by its half of the budget. */
function priceIn(parameters: URLSearchParams, name: (typeof BOUNDS)[number]): number | undefined {
  const halves = parameters.getAll(BUDGET).map((text) => text.split('-')[BOUNDS.indexOf(name)]);
  const texts = [...parameters.getAll(name), ...halves.filter((half) => half !== undefined)];
  return parseWholeAmount(texts.map(withoutMillions), MAX_PRICE);
}

/**
 * `pricemin`. A form does not offer a minimum at or above the maximum (spec section 5); in a query
 * string that has one the minimum is dropped, because the maximum is what a visitor cannot exceed.
 */
export const PRICE_MIN: Filter<number | undefined> = {
  ...price('pricemin', (parameters) => {
    const [min, max] = [priceIn(parameters, 'pricemin'), priceIn(parameters, 'pricemax')];
    return min === undefined || max === undefined || min < max ? min : undefined;
  }),
  further: { parameter: BUDGET, write: () => [] },
};

export const PRICE_MAX = price('pricemax', (parameters) => priceIn(parameters, 'pricemax'));
