/** A number that is set by minus and plus; unset below its least. */
export interface Steps {
  /** The smallest number that says something. */
  least: number;
  most: number;
  step: number;
  /** What plus makes of no number at all. */
  first: number;
}

/** At least so many rooms: 1 to 20; none counts as 0, below which nothing goes (spec section 5). */
export const COUNTER_STEPS: Steps = { least: 1, most: 20, step: 1, first: 1 };

/** The next larger or smaller number; undefined when it says nothing any more. */
export function stepped(
  value: number | undefined,
  direction: 'up' | 'down',
  { least, most, step, first }: Steps,
): number | undefined {
  if (value === undefined) return direction === 'up' ? first : undefined;
  const next = direction === 'up' ? value + step : value - step;
  return next < least ? undefined : Math.min(next, most);
}
