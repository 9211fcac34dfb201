import type { FormValues } from '../../domain/forms/form-field.ts';

const PRICES = ['PriceMin', 'PriceMax'] as const;

/**
 * Drops values that a change of goal made meaningless: prices of the previous goal (spec section
 * 4), and fields that only the other goal has. Choosing the same goal again changes nothing. Prices
 * in the wrong order are swapped, and 0 is unset.
 */
export function revisedDemand(values: FormValues, before: FormValues): FormValues {
  const next: { -readonly [Name in keyof FormValues]: FormValues[Name] } = { ...values };
  const isOther = before.Goal !== undefined && before.Goal !== values.Goal;
  for (const name of PRICES) {
    if (isZero(next[name]) || (isOther && next[name] === before[name])) delete next[name];
  }
  if (next.Goal === '1') delete next.propertyGoalType;
  if (next.Goal === '0') {
    delete next.familyComposition;
    delete next.totalAmountIncome;
  }
  const { PriceMin, PriceMax } = next;
  if (!isAmount(PriceMin) || !isAmount(PriceMax) || Number(PriceMin) <= Number(PriceMax)) {
    return next;
  }
  return { ...next, PriceMin: PriceMax, PriceMax: PriceMin };
}

function isZero(value: string | undefined): boolean {
  return isAmount(value) && Number(value) === 0;
}

function isAmount(value: string | undefined): value is string {
  return value !== undefined && /^\d+$/.test(value);
}
