/** Pixels after which the header changes (spec section 9). */
const HEADER_THRESHOLD = 125;

/**
 * Marks the document once it is scrolled past the header's threshold, or past the first pixel where
 * the header lies over a photograph (`<body data-header="over">`, spec section 2).
 */
export function watchScroll(): void {
  const root = document.documentElement;
  const threshold = document.body.dataset['header'] === 'over' ? 0 : HEADER_THRESHOLD;
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
