import { useEffect } from 'react';
import { isBesideList } from './dialog-mode.ts';
import { closeInUrl, openInUrl, withMap } from './map-url.ts';

/** While the map is open, the URL says so, and links to other languages and lists keep it. */
export function useMapInUrl(): void {
  useEffect(() => {
    openInUrl({ hasEntry: !isBesideList() });
    // Not removed: once the map is closed, they take it away again.
    for (const type of BEFORE_CLICK) document.addEventListener(type, keepMap);
    return closeInUrl;
  }, []);
}

/** What precedes every way to follow a link, in a new tab too. */
const BEFORE_CLICK = ['pointerover', 'focusin'] as const;

/** Links to the list in other languages, and to other lists. */
const ELSEWHERE = 'a[hreflang], .goal-tabs a:not([aria-current])';

/** Gives a link to the list elsewhere the map as it is now, open or closed. */
function keepMap({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(ELSEWHERE);
  if (link) link.href = withMap(link.href, { isSameList: link.hasAttribute('hreflang') });
}
