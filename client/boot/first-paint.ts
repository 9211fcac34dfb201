import { FIRST_SCREEN } from '../../views/domain/timings.ts';

/** Resolves after the first paint of the page; never while it is in a tab behind others. */
export const painted: Promise<unknown> = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
);

/** Marks the document once photographs that come into it need not wait for the first screen's. */
export function markFirstScreen(): void {
  const mark = () => document.documentElement.toggleAttribute('data-painted', true);
  void painted.then(() => setTimeout(mark, FIRST_SCREEN));
}
