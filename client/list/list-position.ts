import { warn } from '../warn.ts';

/** The visitor's position in a list: the pages shown and the scroll position. */
export interface ListPosition {
  first: number;
  last: number;
  /** Pixels from the top of the page. */
  y: number;
}

/**
 * Stores the position in the current list, for the way back (spec section 2). A list that shows no
 * page, because it is empty or has crashed, stores none: a list that crashes when restored is not
 * restored again.
 */
export function savePosition(): void {
  const pages = shownPages();
  const position = { first: Math.min(...pages), last: Math.max(...pages), y: Math.round(scrollY) };
  try {
    if (pages.length === 0) sessionStorage.removeItem(keyOf(location));
    else sessionStorage.setItem(keyOf(location), JSON.stringify(position));
  } catch (error) {
    // sessionStorage is full or not allowed: the list then begins at the page in its URL.
    warn('the position in the list was not stored', error);
  }
}

/** The numbers of the pages that the list shows. */
export function shownPages(): number[] {
  return [...document.querySelectorAll<HTMLElement>('[data-page]')].map(({ dataset }) =>
    Number(dataset['page']),
  );
}

/** The stored position for this URL of a list, if any. */
export function storedPosition(): ListPosition | undefined {
  try {
    // Without a value, or with one that is no number, no comparison holds.
    const stored = JSON.parse(sessionStorage.getItem(keyOf(location)) ?? '{}') as ListPosition;
    return stored.first > 0 && stored.last >= stored.first && stored.y >= 0 ? stored : undefined;
  } catch (error) {
    warn('the position in the list was not read', error);
    return undefined;
  }
}

/** Per path and filters; the page number in the URL changes while scrolling. */
function keyOf({ pathname, search }: Location): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  return `list ${pathname}?${parameters}`;
}
