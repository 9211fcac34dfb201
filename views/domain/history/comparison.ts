import type { GraphSeries } from '../owner/history.ts';
import type { Property } from '../property/property.ts';
import { addDays, dayAt, mondayOf } from './brussels.ts';
import { RECENT_WEEKS, visitGraph } from './visit-graph.ts';

/** Homes below which a median would tell of single homes. */
const MIN_HOMES = 5;
/** Homes that are compared at most: the CRM is asked for the figures of each. */
const MAX_HOMES = 30;
/** How much less or more a comparable home costs, as a share of the price. */
const PRICE_BAND = 0.25;

/** The views of a home beside those of comparable ones. */
export interface Comparison {
  /** As many times as the median of the others; rounded to tenths. */
  times: number;
  /** The number of others. */
  homes: number;
}

/**
 * The ids of homes with the same goal and type and a price within a quarter, the nearest in price
 * first; empty where they are too few, and for a home that is not offered or has no published price.
 */
export function comparableIds(home: Property | undefined, others: readonly Property[]): number[] {
  const price = home?.price;
  if (home?.status !== 1 || !price) return [];
  const far = (one: Property) => Math.abs((one.price ?? 0) - price);
  const found = others
    .filter((one) => one.id !== home.id && one.status === 1 && one.goal === home.goal)
    .filter((one) => one.typeCode === home.typeCode && far(one) <= price * PRICE_BAND)
    .toSorted((a, b) => far(a) - far(b) || a.id - b.id);
  return found.length < MIN_HOMES ? [] : found.slice(0, MAX_HOMES).map(({ id }) => id);
}

/**
 * The views of a week, on average over the last twelve weeks from the first one with views on;
 * undefined without any.
 * @param now milliseconds since 1970.
 */
export function weeklyViews(details: readonly GraphSeries[], now: number): number | undefined {
  const today = dayAt(now);
  const first = addDays(mondayOf(today) ?? today, -7 * (RECENT_WEEKS - 1));
  const weeks = visitGraph(details, undefined)?.weeks ?? [];
  const seen = weeks.slice(weeks.findIndex(({ total }) => total > 0));
  const totals = seen.filter(({ monday }) => monday >= first).map(({ total }) => total);
  if (totals.length === 0 || weeks.every(({ total }) => total === 0)) return undefined;
  return totals.reduce((sum, one) => sum + one, 0) / totals.length;
}

/** Undefined with fewer than five homes that have figures, and where half of them have no views. */
export function comparisonOf(
  own: number | undefined,
  others: readonly number[],
): Comparison | undefined {
  if (own === undefined || others.length < MIN_HOMES) return undefined;
  const sorted = others.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
  if (median === 0) return undefined;
  return { times: Math.round((own / median) * 10) / 10, homes: others.length };
}
