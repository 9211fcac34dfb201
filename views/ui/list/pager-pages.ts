/** A page number, or a gap of omitted pages. */
export type PagerItem = number | 'gap';

/**
 * The pages that a pager links to: the first, the last, the current one and its neighbours. A gap
 * replaces at least two pages. Pages count from 1.
 */
export function pagerPages(current: number, count: number): PagerItem[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, index): PagerItem[] => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
