import type { PriceRange } from '../list/finding.ts';
import type { ListQuery } from '../list/list-query.ts';
import type { ListKind } from '../list/list-kind.ts';

/** The range and step of the budget slider, in whole euro. */
export interface BudgetScale {
  min: number;
  max: number;
  step: number;
}

export type Budget = Pick<ListQuery, 'priceMin' | 'priceMax'>;

/** Euro per step of the slider; rent is per month. */
const SLIDER_STEP = { rent: 25, other: 5000 } as const;

/** Step of the offered amounts up to a bound, as [up to, step], in euro. */
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

const goalOf = (listKind: ListKind) => (listKind === 'rent' ? 'rent' : 'other');

/**
 * The slider's range: the CRM's prices (spec section 3, "Price range") rounded outwards to steps.
 */
export function budgetScale(listKind: ListKind, { min, max }: PriceRange): BudgetScale {
  const step = SLIDER_STEP[goalOf(listKind)];
  const low = Math.floor(min / step) * step;
  return { min: low, max: Math.max(Math.ceil(max / step) * step, low + step), step };
}

/** The offered amounts within the slider's range, in whole euro, ascending. */
export function budgetChoices(listKind: ListKind, { min, max }: BudgetScale): number[] {
  const choices: number[] = [];
  let from = 0;
  for (const [upTo, step] of CHOICE_STEPS[goalOf(listKind)]) {
    for (let amount = from + step; amount <= upTo; amount += step) {
      if (amount >= min && amount <= max) choices.push(amount);
    }
    from = upTo;
  }
  return choices;
}

/** The amounts that can be chosen as the minimum: those below the maximum (spec section 5). */
export function minChoices(choices: readonly number[], { priceMax }: Budget): number[] {
  return choices.filter((amount) => priceMax === undefined || amount < priceMax);
}

/** The amounts that can be chosen as the maximum: those above the minimum (spec section 5). */
export function maxChoices(choices: readonly number[], { priceMin }: Budget): number[] {
  return choices.filter((amount) => priceMin === undefined || amount > priceMin);
}

/** Positions of the two thumbs, at least one step apart. */
export function thumbsOf({ priceMin, priceMax }: Budget, scale: BudgetScale): [number, number] {
  const { min, max, step } = scale;
  const low = Math.min(Math.max(priceMin ?? min, min), max - step);
  const high = Math.min(Math.max(priceMax ?? max, low + step), max);
  return [low, high];
}

/** The positions after one thumb was moved, at least one step from the other. */
export function movedThumb(
  [low, high]: readonly [number, number],
  thumb: 'low' | 'high',
  value: number,
  { min, max, step }: BudgetScale,
): [number, number] {
  if (thumb === 'low') return [Math.max(min, Math.min(value, high - step)), high];
  return [low, Math.min(max, Math.max(value, low + step))];
}

/** The budget of two thumb positions; a thumb at its end of the slider sets no bound. */
export function budgetOf([low, high]: readonly [number, number], scale: BudgetScale): Budget {
  return {
    priceMin: low > scale.min ? low : undefined,
    priceMax: high < scale.max ? high : undefined,
  };
}
