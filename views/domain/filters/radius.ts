import type { ListQuery } from '../list-query.ts';
import type { Family } from './family.ts';
import { wholeNumber } from './whole-number.ts';

/** Kilometres (spec sections 5 and 9). */
export const RADIUS = { least: 10, step: 5, most: 100 } as const;

/** `radius` in kilometres: 10 to 100 in steps of 5, others moved to the nearest; 0 and less is none. */
export const RADIUS_PARAMETER: Family<'radius'> = {
  names: ['radius'],
  read: (parameters) => {
    const asked = wholeNumber(parameters.getAll('radius'), { least: 0, most: RADIUS.most });
    return { radius: asked ? nearestRadius(asked) : undefined };
  },
  write: ({ radius }) => (radius === undefined ? [] : [['radius', String(radius)]]),
};

function nearestRadius(km: number): number {
  return Math.max(RADIUS.least, Math.round(km / RADIUS.step) * RADIUS.step);
}

/** Whether the radius says anything: around two places it would be two (spec section 2). */
export function hasRadius(query: Pick<ListQuery, 'regions' | 'radius'>): boolean {
  return query.radius !== undefined && query.regions.length === 1;
}
