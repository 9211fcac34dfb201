/** A number that is set with minus and plus buttons; unset below its minimum. */
export interface Steps {
  /** Smallest value. */
  min: number;
  max: number;
  step: number;
  /** Value after the first press of plus. */
  first: number;
}

/** A minimum number of rooms: 1 to 20; unset counts as 0 (spec section 5). */
export const COUNTER_STEPS: Steps = { min: 1, max: 20, step: 1, first: 1 };

/** The next value in a direction; undefined below the minimum, where the filter is unset. */
export function stepped(
  value: number | undefined,
  direction: 'up' | 'down',
  { min, max, step, first }: Steps,
): number | undefined {
  if (value === undefined) return direction === 'up' ? first : undefined;
  const next = direction === 'up' ? value + step : value - step;
  return next < min ? undefined : Math.min(next, max);
}
