import { FIRST_SCREEN } from '../../views/domain/timings.ts';

/** Resolves after the first paint of the page; never while it is in a tab behind others. */
export const painted: Promise<unknown> = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
);

/** What is laid out after the first screen where it is far from the window (decision 226). */
const LATER = '.carousel, .static-map';
/** Milliseconds from one to the next: each is a task of its own. */
const STEP = 100;

/**
 * Marks the document once photographs that come into it need not wait for the first screen's, and
 * then one by one what is laid out later.
 */
export function markFirstScreen(): void {
  const mark = () => {
    document.documentElement.toggleAttribute('data-painted', true);
    document.querySelectorAll(LATER).forEach((one, index) => {
      setTimeout(() => one.toggleAttribute('data-whole', true), index * STEP);
    });
  };
  void painted.then(() => setTimeout(mark, FIRST_SCREEN));
}
