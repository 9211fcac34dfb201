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
const FAILED = 'the list is not kept';

/** Stores the list of this page, if it has one, at a click in it and when the page is left. */
export function storeResults(): void {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (!list) return;
  const keep = () => {
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

/** The stored list, if any. */
export function storedResults(): Results | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? undefined : (JSON.parse(kept) as Results);
  } catch (error) {
    warn(FAILED, error);
    return undefined;
  }
}
