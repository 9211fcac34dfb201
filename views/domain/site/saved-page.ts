import type { Page } from './page.ts';

/** Name of the page of saved homes. Every site has it; one whose own is a draft has none. */
export const SAVED_PAGE = 'saved';

/** Whether a page shows what this visitor saved: it is never cached. */
export function isSavedPage({ name }: Pick<Page, 'name'>): boolean {
  return name === SAVED_PAGE;
}
