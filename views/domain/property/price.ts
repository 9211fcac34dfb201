import type { Formatted } from '../format/number.ts';
import { NUMBER_LOCALE } from '../format/number.ts';
import { perItem } from '../memo/per-item.ts';
import type { Property } from './property.ts';
import { isSold } from './sold.ts';

/** Price unit for a price that is a lower bound (spec section 9). */
export const STARTING_FROM = 7;

/** Content of the price line of a home; the words around the amount are added by views. */
export type Price =
  /** Sold or let: no price line. */
  | { kind: 'none' }
  /** Not published or unknown: on request. */
  | { kind: 'hidden' }
  | {
      kind: 'amount';
      euro: number;
      /** `€ 1.250.000`, the same in all languages. */
      text: string;
      startingFrom: boolean;
      /** Rent is per month. */
      perMonth: boolean;
    };

const EURO = new Intl.NumberFormat(NUMBER_LOCALE, {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * Formats an amount with a leading euro sign and Belgian grouping, in every language (spec sections
 * 5 and 9): `€ 1.250.000`, with a no-break space; cents only if there are any. NaN if it is not a
 * finite number.
 */
export function formatPrice(euro: unknown): Formatted {
  if (typeof euro !== 'number' || !Number.isFinite(euro)) return NaN;
  return EURO.format(euro + 0);
}

type Priced = Pick<
  Property,
  'status' | 'marquee' | 'goal' | 'price' | 'priceUnit' | 'publishPrice'
>;

/** The price of a home that may be shown (spec sections 3, 5 and 9). */
export const priceOf = perItem((property: Priced, ignoredLabels: readonly number[]): Price => {
  if (isSold(property, ignoredLabels)) return { kind: 'none' };
  const { price } = property;
  // A price of 0 means that none was entered.
  if (!property.publishPrice || !price) return { kind: 'hidden' };
  const text = formatPrice(price);
  if (typeof text !== 'string') return { kind: 'hidden' };
  return {
    kind: 'amount',
    euro: price,
    text,
    startingFrom: property.priceUnit === STARTING_FROM,
    perMonth: property.goal === 1,
  };
});
