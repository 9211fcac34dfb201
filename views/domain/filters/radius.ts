import type { Filter } from './filter.ts';
import { wholeNumber } from './whole-number.ts';

/** Kilometres (spec sections 5 and 9). */
export const RADIUS = { least: 10, step: 5, most: 100 } as const;

/** `radius` in kilometres: 10 to 100 in steps of 5, others moved to the nearest; 0 and less is none. */
export const RADIUS_FILTER: Filter<number | undefined> = {
  parameter: 'radius',
  unset: undefined,
  read: (parameters) => {
    const asked = wholeNumber(parameters.getAll('radius'), { least: 0, most: RADIUS.most });
    return asked ? nearestRadius(asked) : undefined;
  },
  write: (radius) => (radius === undefined ? [] : [String(radius)]),
  control: { kind: 'row' },
};

function nearestRadius(km: number): number {
  return Math.max(RADIUS.least, Math.round(km / RADIUS.step) * RADIUS.step);
}

/** Whether the radius says anything: around two places it would be two (spec section 2). */
export function hasRadius({ regions, radius }: Placed): boolean {
  return radius !== undefined && regions.length === 1;
}

interface Placed {
  regions: readonly unknown[];
  radius: number | undefined;
}
