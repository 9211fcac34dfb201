import type { Results } from './stored-results.ts';

/**
 * Shows the links of views/ui/text/ResultsNav.tsx on the page of an item of this list: back to it,
 * and to the items before and after this one. On other pages they stay hidden.
 */
export function showResultsNav(ways: HTMLElement, { url, items }: Results): void {
  const at = items.indexOf(location.pathname);
  if (at < 0) return;
  const hrefs: Readonly<Record<string, string | undefined>> = {
    back: url,
    previous: items[at - 1],
    next: items[at + 1],
  };
  for (const link of ways.querySelectorAll<HTMLAnchorElement>('[data-way]')) {
    const way = link.dataset['way'] ?? '';
    const href = hrefs[way];
    if (href === undefined) continue;
    link.href = href;
    if (way === 'back') link.addEventListener('click', (event) => goBack(event, url));
  }
  ways.hidden = false;
}

/**
 * Goes back in the history to the list, which then is as it was left, if this tab came from there;
 * otherwise, and in browsers without the Navigation API, the link is followed.
 */
function goBack(event: MouseEvent, url: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { navigation } = globalThis as { navigation?: Navigation };
  const list = navigation?.entries().findLast((entry) => entry.url === url);
  if (!navigation || !list) return;
  event.preventDefault();
  // Its promises are rejected when another navigation starts meanwhile.
  void Promise.allSettled(Object.values(navigation.traverseTo(list.key)));
}
