import { warn } from '../warn.ts';

/** How far a visitor had come in a list: the pages that stood there, and the scroll position. */
export interface ListPosition {
  first: number;
  last: number;
  /** Pixels from the top of the page. */
  y: number;
}

/**
 * Keeps the position in the list that is shown, for the way back (spec section 2). Where no page of
 * it stands, because it is empty or has crashed, none is kept: a list that crashes when it is
 * restored is not restored again.
 */
export function savePosition(): void {
  const pages = [...document.querySelectorAll<HTMLElement>('[data-page]')].map(({ dataset }) =>
    Number(dataset['page']),
  );
  const position = { first: Math.min(...pages), last: Math.max(...pages), y: Math.round(scrollY) };
  try {
    if (pages.length === 0) sessionStorage.removeItem(keyOf(location));
    else sessionStorage.setItem(keyOf(location), JSON.stringify(position));
  } catch (error) {
    // The visitor's browser keeps nothing: the list then begins where its URL says.
    warn('the place in the list was not kept', error);
  }
}

/** The position that was stored for this URL of a list, if any. */
export function storedPosition(): ListPosition | undefined {
  try {
    const { first, last, y } = JSON.parse(sessionStorage.getItem(keyOf(location)) ?? '{}') as {
      [name: string]: unknown;
    };
    return Number(first) > 0 && Number(last) >= Number(first) && Number(y) >= 0
      ? { first: Number(first), last: Number(last), y: Number(y) }
      : undefined;
  } catch (error) {
    warn('the place in the list is not known', error);
    return undefined;
  }
}

/** Per path and filters: which page stands in the URL changes as one scrolls. */
function keyOf({ pathname, search }: Location): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  return `list ${pathname}?${parameters}`;
}
