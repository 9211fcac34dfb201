/** Thumbnails that are in view together (spec section 9). */
const THUMBNAILS_IN_VIEW = 4;

/**
 * Which thumbnail the strip begins with, so that the current one and its neighbours are in view: it
 * moves no further than that takes. All numbers count from 0.
 * @param first the one that it begins with now.
 */
export function firstThumbnail(current: number, first: number, total: number): number {
  const withNext = current + 2 - THUMBNAILS_IN_VIEW;
  const withPrevious = current - 1;
  const wanted = Math.min(Math.max(first, withNext), withPrevious);
  return Math.max(0, Math.min(wanted, total - THUMBNAILS_IN_VIEW));
}
