import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { savePosition } from './list-position.ts';
import { canonicalListUrl, pageOf, searchOf } from './list-url.ts';

/**
 * The history entries of a list's page. Nothing else on that page writes or follows them
 * (server/checks/conventions.ts), so that the list that is shown and the address agree:
 *
 * - `enterList`: another list is shown. Called in the commit that shows it.
 * - `writeView`: the shown list is looked at otherwise: its page in view, its map. No filter changes.
 * - Back, Forward and a page that the browser kept change the address first. Until the list of that
 *   address is shown, the list has the attribute `data-restore`: nothing is written then, and no
 *   position is stored (client/list/list-position.ts).
 */

/** Whether a step adds a history entry or changes the current one. */
export type HistoryStep = 'push' | 'replace';

const listeners = new Set<() => void>();
/** URL path and query string of the list as it was shown or looked at last. */
let shown = '';

/**
 * Shows the list of each history entry from now on.
 * @param restore called when another list is shown than that of the address; ends by `enterList`.
 */
export function followHistory(restore: () => void): void {
  // The address may have changed since the page was loaded, as after a reload and a step back.
  shown = listElement()?.dataset['url'] ?? currentUrl();
  // Fired between entries of this document only: other pages are loaded as a whole.
  addEventListener('popstate', () => follow(restore));
  // The browser may have kept this page while a list was on its way.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(restore));
  if (isBehind()) restore();
  else if (searchOf(currentUrl()) !== listSearch()) follow(restore);
}

function follow(restore: () => void): void {
  // While another list is on its way it would be shown next: that of the address is fetched again.
  if (!isBehind() && isShown()) {
    settle();
    return tellListeners();
  }
  if (!isBehind()) savePosition(shown);
  listElement()?.setAttribute('data-restore', '');
  restore();
}

/** The address is that of the shown list. */
function settle(): void {
  shown = currentUrl();
  listElement()?.removeAttribute('data-restore');
}

/**
 * Records that the list at this URL is shown.
 * @param step undefined where the history has its entry already.
 */
export function enterList(url: string, step?: HistoryStep): void {
  if (step !== undefined) write(url, step, null);
  shown = url;
  // Another entry may have become the current one meanwhile: its list is on its way.
  if (searchOf(currentUrl()) === listSearch()) settle();
}

/**
 * Writes parameters that do not change which items the list has, such as `page` and `map`; undefined
 * removes one. Nothing is written while the list of the address is on its way.
 * @param state of a new entry.
 */
export function writeView(
  changes: Readonly<Record<string, string | undefined>>,
  step: HistoryStep = 'replace',
  state: unknown = history.state,
): void {
  const list = listElement();
  if (!list || isBehind()) return;
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  const wanted = canonicalListUrl(url, list.dataset['list'] as ListKind);
  if (wanted === currentUrl()) return;
  write(wanted + location.hash, step, state);
  shown = wanted;
  tellListeners();
}

/** Calls the listener after each change of `listSearch` and of the address. @returns a function that ends it. */
export function subscribeHistory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** The query string of the list that is shown, with `?`, without its view; '' for no query. */
export function listSearch(): string {
  return searchOf(shown);
}

/** Whether the address is ahead of what is shown. */
export function isBehind(): boolean {
  return listElement()?.hasAttribute('data-restore') === true;
}

/** Whether the list of the address is shown, and its page among those shown. */
function isShown(): boolean {
  const url = currentUrl();
  if (searchOf(url) !== listSearch()) return false;
  const pages = document.querySelectorAll('[data-page]');
  return pages.length === 0 || document.querySelector(`[data-page="${pageOf(url)}"]`) !== null;
}

function write(url: string, step: HistoryStep, state: unknown): void {
  // As a link to the page that is shown, the same list adds no entry.
  if (step === 'push' && url !== currentUrl()) history.pushState(state, '', url);
  else history.replaceState(state, '', url);
}

export function currentUrl(): string {
  return location.pathname + location.search;
}

function listElement(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-list]');
}
