import type { Filter } from './filter.ts';
import type { Region } from './regions.ts';
import { wholeNumber } from './whole-number.ts';

/** Kilometres (spec sections 5 and 9). */
export const RADIUS = { min: 10, step: 5, max: 100 } as const;

/**
 * `radius` in kilometres: 10 to 100 in steps of 5. Other values are moved to the nearest of these;
 * 0 and less is unset.
 */
export const RADIUS_FILTER: Filter<number | undefined> = {
  parameter: 'radius',
  unset: undefined,
  read: (parameters) => {
    const requested = wholeNumber(parameters.getAll('radius'), { min: 0, max: RADIUS.max });
    return requested ? nearestRadius(requested) : undefined;
  },
  write: (radius) => (radius === undefined ? [] : [String(radius)]),
  control: { kind: 'row' },
};

function nearestRadius(km: number): number {
  return Math.max(RADIUS.min, Math.round(km / RADIUS.step) * RADIUS.step);
}

/** Whether a radius applies: only around exactly one place (spec section 2) that is no street. */
export function canHaveRadius({ regions }: { regions: readonly Region[] }): boolean {
  return regions.length === 1 && regions[0]?.street === undefined;
}

/** Whether the radius has an effect. */
export function hasRadius(query: { regions: readonly Region[]; radius?: number | undefined }) {
  return query.radius !== undefined && canHaveRadius(query);
}
