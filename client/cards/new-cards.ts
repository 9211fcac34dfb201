import { warn } from '../warn.ts';

/** In this browser alone, never sent: the days of the last two visits that used a list. */
const KEY = 'visits';

interface Visits {
  last?: string;
  before?: string;
}

/**
 * Marks the cards of what is offered since the last visit, now and as the list grows. A visit is a
 * day; the first one marks nothing.
 * @returns a function that ends it.
 */
export function markNewCards(text: string): () => void {
  const since = lastVisit();
  const list = document.querySelector('[data-list]');
  if (since === undefined || !list) return () => {};
  const mark = () => {
    for (const card of list.querySelectorAll<HTMLElement>('[data-listed]:not(:has(.card-new))')) {
      if (card.dataset['listed']! > since) card.querySelector('.card-photo')?.append(note(text));
    }
  };
  mark();
  const watcher = new MutationObserver(mark);
  watcher.observe(list, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

function note(text: string): HTMLElement {
  return Object.assign(document.createElement('span'), {
    className: 'card-new',
    textContent: text,
  });
}

/** The day of the visit before this one, yyyy-mm-dd; undefined at the first. */
function lastVisit(): string | undefined {
  // As Swedes write it, which is ISO 8601.
  const today = new Date().toLocaleDateString('sv');
  try {
    const { last, before } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Visits;
    if (last === today) return before;
    localStorage.setItem(KEY, JSON.stringify({ last: today, before: last }));
    return last;
  } catch (error) {
    // localStorage is full, not allowed, or changed by hand: nothing is new.
    warn('the last visit was not read', error);
    return undefined;
  }
}
