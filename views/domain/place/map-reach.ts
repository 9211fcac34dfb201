import type { Box } from './map-names.ts';
import { STATIC_MAP } from './static-map.ts';

/** Steps in which client/islands/place-map.css compares the frame of a static map. */
export const REACH = {
  /** Pixels of a step, and the steps on each side of the middle that every frame has. */
  x: { step: 40, least: 3 },
  y: { step: 32, least: 4 },
} as const;

/**
 * Classes of a name on a static map by the distance of its far edges from the middle, in steps:
 * `reach-x-7` needs a frame of at least 2 × 7 × 40 px. Undefined where every frame has room.
 */
export function reachClasses({ left, right, top, bottom }: Box): string | undefined {
  const x = stepsTo(Math.max(-left, right), REACH.x.step, STATIC_MAP.width);
  const y = stepsTo(Math.max(-top, bottom), REACH.y.step, STATIC_MAP.height);
  const classes = [
    ...(x > REACH.x.least ? [`reach-x-${x}`] : []),
    ...(y > REACH.y.least ? [`reach-y-${y}`] : []),
  ];
  return classes.join(' ') || undefined;
}

/** @param whole pixels of the picture, which is as large as the largest frame. */
function stepsTo(distance: number, step: number, whole: number): number {
  return Math.min(Math.ceil(distance / step), whole / 2 / step);
}
