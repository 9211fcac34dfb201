import { warn } from '../warn.ts';

/** The list that the visitor saw last in this tab. */
export interface Results {
  /** Its URL, with the number of the page that was in view. */
  url: string;
  /** URL paths of the items that were shown, in order. */
  items: readonly string[];
}

const KEY = 'results';
/** sessionStorage is full or not allowed: the pages of items show no links. */
const FAILED = 'list not stored';

/** Stores the list of this page, if it has one, at a click in it and when the page is left. */
export function storeResults(): void {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (!list) return;
  const keep = () => {
    // Until the list of the address is shown, the one before stays stored (list-history.ts).
    if ('restore' in list.dataset) return;
    const links = list.querySelectorAll<HTMLAnchorElement>('[data-page] [data-card] a');
    const items = [...links].map(({ pathname }) => pathname);
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ url: location.href, items }));
    } catch (error) {
      warn(FAILED, error);
    }
  };
  list.addEventListener('click', keep, { capture: true });
  addEventListener('pagehide', keep);
}

/** The stored list; null for none. */
export function storedResults(): Results | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Results | null;
  } catch (error) {
    warn(FAILED, error);
    return null;
  }
}
