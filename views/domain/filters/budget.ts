import type { PriceRange } from '../list/finding.ts';
import type { ListQuery } from '../list/list-query.ts';
import type { ListKind } from '../list/list-kind.ts';

/** The budget of a list's bar: from where to where its slider runs, in whole euro. */
export interface BudgetScale {
  min: number;
  max: number;
  step: number;
}

type Budget = Pick<ListQuery, 'priceMin' | 'priceMax'>;

/** Euro a step of the slider; the rent is by the month. */
const SLIDER_STEP = { rent: 25, other: 5000 } as const;

/** How far apart the choices are, up to which amount: coarser where a euro matters less. */
const CHOICE_STEPS = {
  rent: [
    [1500, 100],
    [3000, 250],
    [10_000, 1000],
    [100_000, 10_000],
  ],
  other: [
    [500_000, 25_000],
    [1_000_000, 50_000],
    [2_000_000, 250_000],
    [10_000_000, 1_000_000],
  ],
} as const;

const goalOf = (listing: ListKind) => (listing === 'rent' ? 'rent' : 'other');

/**
 * The slider of a list: the CRM's prices (spec section 3, "Price range"), moved out to whole steps.
 */
export function budgetScale(listing: ListKind, { min, max }: PriceRange): BudgetScale {
  const step = SLIDER_STEP[goalOf(listing)];
  const least = Math.floor(min / step) * step;
  return { min: least, max: Math.max(Math.ceil(max / step) * step, least + step), step };
}

/** Amounts to choose from, between the ends of the slider, in whole euro and from low to high. */
export function budgetChoices(listing: ListKind, { min, max }: BudgetScale): number[] {
  const choices: number[] = [];
  let from = 0;
  for (const [upTo, step] of CHOICE_STEPS[goalOf(listing)]) {
    for (let amount = from + step; amount <= upTo; amount += step) {
      if (amount >= min && amount <= max) choices.push(amount);
    }
    from = upTo;
  }
  return choices;
}

/** What can be chosen as the minimum: nothing at or above the maximum (spec section 5). */
export function minChoices(choices: readonly number[], { priceMax }: Budget): number[] {
  return choices.filter((amount) => priceMax === undefined || amount < priceMax);
}

/** What can be chosen as the maximum: nothing at or below the minimum (spec section 5). */
export function maxChoices(choices: readonly number[], { priceMin }: Budget): number[] {
  return choices.filter((amount) => priceMin === undefined || amount > priceMin);
}

/** Where the two thumbs stand; they are always at least one step apart. */
export function thumbsOf({ priceMin, priceMax }: Budget, scale: BudgetScale): [number, number] {
  const { min, max, step } = scale;
  const low = Math.min(Math.max(priceMin ?? min, min), max - step);
  const high = Math.min(Math.max(priceMax ?? max, low + step), max);
  return [low, high];
}

/** One thumb moved as far as the other one lets it. */
export function movedThumb(
  [low, high]: readonly [number, number],
  thumb: 'low' | 'high',
  value: number,
  { min, max, step }: BudgetScale,
): [number, number] {
  if (thumb === 'low') return [Math.max(min, Math.min(value, high - step)), high];
  return [low, Math.min(max, Math.max(value, low + step))];
}

/** The budget that the thumbs say; at an end of the slider there is no bound. */
export function budgetOf([low, high]: readonly [number, number], scale: BudgetScale): Budget {
  return {
    priceMin: low > scale.min ? low : undefined,
    priceMax: high < scale.max ? high : undefined,
  };
}
