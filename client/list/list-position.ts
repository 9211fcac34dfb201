import { warn } from '../warn.ts';

/** The visitor's position in a list: the pages shown and the scroll position. */
export interface ListPosition {
  first: number;
  last: number;
  /** Pixels from the top of the page. */
  y: number;
}

/**
 * Stores the position in the list that is shown, for the way back (spec section 2). A list that
 * shows no page, because it is empty or has crashed, has none: a list that crashes when restored is
 * not restored again. Nor has one that is not the list of its URL yet (list-history.ts).
 * @param url its URL, or URL path and query string.
 */
export function savePosition(url = location.href): void {
  const pages = [
    ...document.querySelectorAll<HTMLElement>('[data-list]:not([data-restore]) [data-page]'),
  ].map(({ dataset }) => Number(dataset['page']));
  // Of no pages both are infinite, which JSON writes as null.
  const position = { first: Math.min(...pages), last: Math.max(...pages), y: Math.round(scrollY) };
  attempt(() => sessionStorage.setItem(keyOf(url), JSON.stringify(position)));
}

/** The stored position for this URL of a list, if any. */
export function storedPosition(): ListPosition | undefined {
  return attempt(() => {
    // Without a value, or with one that is no number, no comparison holds.
    const stored = JSON.parse(sessionStorage.getItem(keyOf(location.href)) ?? '{}') as ListPosition;
    return stored.first > 0 && stored.last >= stored.first ? stored : undefined;
  });
}

/** Undefined if sessionStorage is full or not allowed: a list then begins at the page in its URL. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    warn('list position', error);
    return undefined;
  }
}

/** Per path and filters; the page number in the URL changes while scrolling. */
function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(url, location.href);
  searchParams.delete('page');
  return `list ${pathname}?${searchParams}`;
}
