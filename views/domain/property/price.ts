import type { Formatted } from '../format/number.ts';
import { NUMBER_LOCALE } from '../format/number.ts';
import { perItem } from '../memo/per-item.ts';
import type { Property } from './property.ts';
import { isSold } from './sold.ts';

/** Price unit of a home whose price is a lower bound (spec section 9). */
export const STARTING_FROM = 7;

/** What the price line of a home says. Words around the amount are the view's. */
export type Price =
  /** Sold or let: no price at all. */
  | { kind: 'none' }
  /** Not published, or none known: the price is told on request. */
  | { kind: 'hidden' }
  | {
      kind: 'amount';
      euro: number;
      /** `€ 1.250.000`, the same in all languages. */
      text: string;
      startingFrom: boolean;
      /** Rent is asked by the month. */
      perMonth: boolean;
    };

const EURO = new Intl.NumberFormat(NUMBER_LOCALE, {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * An amount with the euro sign in front and Belgian grouping, in every language (spec sections 5
 * and 9): `€ 1.250.000`, with a no-break space; cents only where there are some. NaN for what is
 * no finite number.
 */
export function formatPrice(euro: unknown): Formatted {
  if (typeof euro !== 'number' || !Number.isFinite(euro)) return NaN;
  return EURO.format(euro + 0);
}

type Priced = Pick<
  Property,
  'status' | 'marquee' | 'goal' | 'price' | 'priceUnit' | 'publishPrice'
>;

/** The price of a home as a visitor may see it (spec sections 3, 5 and 9). */
export const priceOf = perItem((property: Priced, ignoredLabels: readonly number[]): Price => {
  if (isSold(property, ignoredLabels)) return { kind: 'none' };
  const { price } = property;
  // No home is given away: a price of 0 is one that was never filled in.
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
