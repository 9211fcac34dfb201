import { THUMBNAILS_IN_VIEW } from '../../views/domain/timings.ts';

/**
 * The index of the strip's first thumbnail, such that the current one and its neighbours are in
 * view and the strip moves as little as possible. All indexes count from 0.
 * @param first index of the first thumbnail now.
 */
export function firstThumbnail(current: number, first: number, total: number): number {
  const withNext = current + 2 - THUMBNAILS_IN_VIEW;
  const withPrevious = current - 1;
  const wanted = Math.min(Math.max(first, withNext), withPrevious);
  return Math.max(0, Math.min(wanted, total - THUMBNAILS_IN_VIEW));
}
