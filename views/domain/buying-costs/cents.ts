import { formatPrice } from '../property/price.ts';

// Amounts are whole numbers of cents; rates whole numbers of thousandths of a percent. With prices
// of at most 100 million euro every product below stays a safe integer.

/** Cents of an amount in euro. */
export function centsOf(euro: number): number {
  return Math.round(euro * 100);
}

/** A percentage of an amount, rounded to the cent; `percent` has three decimals at most. */
export function shareOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 1000)) / 100_000);
}

/** As the site writes prices, with cents only if there are any: `€ 1.234,50`. */
export function centsText(cents: number): string {
  return String(formatPrice(cents / 100));
}
