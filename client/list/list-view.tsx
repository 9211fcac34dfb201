import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListKind } from '../../views/domain/list/list-query.ts';
import type { ListUpdate } from '../../views/ui/list/list-parts.ts';
import { fetchFlight } from '../hydration/fetch-flight.ts';
import { unmountIslands } from '../hydration/island-roots.ts';
import { atPage, canonicalListUrl } from './list-url.ts';
import { keepFocus } from './list-focus.ts';
import { type ListPosition, savePosition, storedPosition } from './list-position.ts';
import { onceOnline } from './once-online.ts';
import { reportCrash } from '../hydration/report-crash.ts';

/**
 * The list of this page, changed in place: what is asked of it stands in the URL, what is shown
 * comes from the server as it would for the whole page. Whatever fails ends in a whole navigation
 * to the same URL; without a network, which would end in nothing, the list waits for one.
 */

const listeners = new Set<() => void>();
let roots: { head: Root; results: Root } | undefined;
let shown = '';
let turn = 0;
let isTaken = false;
/** Told of a crash while the list is being shown. */
let failToShow: ((error: unknown) => void) | undefined;

/**
 * Goes to this URL of the list in place; a whole navigation where that cannot be done.
 * @public
 */
export async function visitList(href: string): Promise<void> {
  const url = new URL(href, location.href);
  const list = listAt(url);
  if (!list) return location.assign(url);
  const address = canonicalListUrl(url, list.dataset['list'] as ListKind);
  await change(address, pageOf(address), () => {
    savePosition();
    history.pushState(null, '', address);
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
  });
}

/** Shows again all pages of this URL that the visitor had seen, at their scroll position. */
export function restoreList(): Promise<void> {
  const address = location.pathname + location.search;
  const { first, last, y }: ListPosition = storedPosition() ?? {
    first: pageOf(address),
    last: pageOf(address),
    y: 0,
  };
  return change(atPage(address, first), last, () => {
    scrollTo({ top: y, behavior: 'instant' });
    history.scrollRestoration = 'auto';
  });
}

/**
 * For useSyncExternalStore: told when `listSearch` changes.
 * @public
 */
export function subscribeList(listener: () => void): () => void {
  takeOver();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The query of the list as it is shown now, `?` included and without its page; empty for no query.
 * @public
 */
export function listSearch(): string {
  takeOver();
  return shown;
}

/** From now on links and forms of the list change it in place, and Back and Forward too. */
export function takeOver(): void {
  if (isTaken) return;
  isTaken = true;
  shown = searchOf(location.pathname + location.search);
  document.querySelector('[data-list]')?.setAttribute('data-in-place', '');
  document.addEventListener('click', followLink);
  document.addEventListener('submit', sendForm);
  // The last list of another page is that page's own affair.
  addEventListener('popstate', () => void restoreList());
}

async function change(address: string, through: number, arrive: () => void): Promise<void> {
  const mine = ++turn;
  offlineNote()?.hidePopover();
  setBusy(true);
  try {
    const update = await fetchFlight<ListUpdate>(`/flight/list/${through}${address}`);
    if (mine !== turn) return;
    const refocus = keepFocus();
    await show(update);
    if (mine !== turn) return;
    arrive();
    refocus();
    tell(address, update);
  } catch {
    if (mine !== turn) return;
    if (navigator.onLine) return location.assign(address);
    offlineNote()?.showPopover();
    onceOnline(() => {
      if (mine === turn) void change(address, through, arrive);
    });
  } finally {
    if (mine === turn) setBusy(false);
  }
}

async function show({ head, results }: ListUpdate): Promise<void> {
  roots ??= { head: rootOf('list-head'), results: rootOf('list-results') };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  failToShow = reject;
  const { head: headRoot, results: resultsRoot } = roots;
  startTransition(() => {
    headRoot.render(head);
    resultsRoot.render(<Committed onCommit={resolve}>{results}</Committed>);
  });
  await promise.finally(() => {
    if (failToShow === reject) failToShow = undefined;
  });
}

/** The server's HTML stands there until React puts its own in its place. */
function rootOf(id: string): Root {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  unmountIslands(element);
  return createRoot(element, {
    // Islands have boundaries, which report what they catch (client/islands/FlightIsland.tsx).
    onCaughtError: () => {},
    onRecoverableError: report,
    onUncaughtError: crashed,
  });
}

/** A crash outside every boundary leaves nothing of the list: the whole page takes its place. */
function crashed(error: unknown): void {
  report(error);
  if (failToShow) failToShow(error);
  else location.replace(location.pathname + location.search);
}

function report(error: unknown): void {
  reportCrash('property-list', error);
}

function Committed({ children, onCommit }: { children: ReactNode; onCommit: () => void }) {
  useLayoutEffect(onCommit);
  return children;
}

function tell(address: string, { title, status, alternates }: ListUpdate): void {
  document.title = title;
  const live = document.getElementById('list-status');
  if (live) live.textContent = status;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const href = alternates[link.hreflang as keyof typeof alternates];
    if (href !== undefined) link.href = href;
  }
  shown = searchOf(address);
  for (const listener of listeners) listener();
}

function setBusy(isBusy: boolean): void {
  const results = document.getElementById('list-results');
  if (isBusy) results?.setAttribute('aria-busy', 'true');
  else results?.removeAttribute('aria-busy');
}

/** In the top layer: over the map as well, which covers a phone. */
function offlineNote(): HTMLElement | null {
  return document.getElementById('list-offline');
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !listAt(new URL(link.href), link)) return;
  event.preventDefault();
  void visitList(link.href);
}

function sendForm(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
  const url = new URL(form.action);
  // A form of text fields: files are none.
  url.search = new URLSearchParams(new FormData(form, event.submitter) as never).toString();
  if (!listAt(url, form)) return;
  event.preventDefault();
  void visitList(url.href);
}

/** The list that this URL asks for; `within` it, when something of the page leads there. */
function listAt(url: URL, within?: Element): HTMLElement | undefined {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (!list || (within && !list.contains(within))) return undefined;
  if (url.origin !== location.origin || url.pathname !== location.pathname) return undefined;
  // A goal leads to the list of that goal, but where a list has both.
  const isElsewhere = url.searchParams.has('goal') && list.dataset['list'] !== 'sold';
  return isElsewhere ? undefined : list;
}

function pageOf(address: string): number {
  return parseListQuery(new URLSearchParams(address.split('?')[1]), 'sale').page;
}

function searchOf(address: string): string {
  const [, query] = atPage(address, 1).split('?');
  return query === undefined ? '' : `?${query}`;
}
