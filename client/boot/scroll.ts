import { HEADER_SCROLL, HEADER_SCROLL_OVER } from '../../views/domain/timings.ts';

/**
 * Marks the document once it is scrolled past the header's threshold, or past the first pixel where
 * the header lies over a photograph (`<html data-header="over">`, spec section 2).
 */
export function watchScroll(): void {
  const root = document.documentElement;
  const threshold = root.dataset['header'] === 'over' ? HEADER_SCROLL_OVER : HEADER_SCROLL;
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark);
  mark();
}
