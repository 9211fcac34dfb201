import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { pageView } from '../../views/domain/analytics/analytics-event.ts';
import { parseListQuery } from '../../views/domain/list/list-parameters.ts';
import { MAX_PAGES_PER_ANSWER } from '../../views/domain/list/paging.ts';
import type { ChoiceCounts } from '../../views/domain/list/finding.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { ListUpdate } from '../../views/ui/list/list-parts.ts';
import { ANALYTICS_EVENT } from '../analytics-event.ts';
import { fetchFlight } from '../hydration/fetch-flight.ts';
import { unmountIslands } from '../hydration/island-roots.ts';
import { atPage, canonicalListUrl } from './list-url.ts';
import { rememberFocus } from './list-focus.ts';
import { type ListPosition, savePosition, shownPages, storedPosition } from './list-position.ts';
import { onceOnline } from '../once-online.ts';
import { reportCrash } from '../hydration/report-crash.ts';

/**
 * The list of the page, changed in place: its query is in the URL, its content comes from the
 * server as for the whole page. Any failure leads to a full navigation to the same URL; offline,
 * the list waits for the network instead.
 */

const listeners = new Set<() => void>();
let roots: { head: Root; results: Root } | undefined;
let shown = '';
let counts: ChoiceCounts | undefined;
let latest = 0;
let isInstalled = false;
/** Rejects the update that is being rendered. */
let rejectUpdate: ((error: unknown) => void) | undefined;

/**
 * Shows a URL of the list in place, or navigates to it where that is not possible.
 * @public
 */
export async function visitList(href: string): Promise<void> {
  const target = new URL(href, location.href);
  const list = listAt(target);
  if (!list) return location.assign(target);
  const url = canonicalListUrl(target, list.dataset['list'] as ListKind);
  await change(url, pageOf(url), {
    leave: savePosition,
    arrive: () => {
      history.pushState(null, '', url);
      if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
    },
  });
}

/**
 * Restores the pages of this URL that the visitor had seen, and the scroll position. Of more pages
 * than the server renders at once, those up to the page in view are restored.
 */
export function restoreList(): Promise<void> {
  const url = location.pathname + location.search;
  const page = pageOf(url);
  const { first, last, y } = positionAt(page);
  const from = Math.max(first, page - MAX_PAGES_PER_ANSWER + 1);
  return change(atPage(url, from), Math.min(last, from + MAX_PAGES_PER_ANSWER - 1), {
    isRestored: true,
    arrive: () => {
      scrollTo({ top: y, behavior: 'instant' });
      // Without the pages before it, the page in view stands elsewhere: it is shown from its top.
      if (from > first) cardsOf(page)?.scrollIntoView({ behavior: 'instant' });
      history.scrollRestoration = 'auto';
    },
  });
}

function cardsOf(page: number): Element | null {
  return document.querySelector(`[data-page="${page}"] > *`);
}

/** The stored position, which may belong to another history entry with the same filters. */
function positionAt(page: number): ListPosition {
  const stored = storedPosition();
  const isOfPage = stored && stored.first <= page && page <= stored.last;
  return isOfPage ? stored : { first: page, last: page, y: 0 };
}

/**
 * For useSyncExternalStore: the listener is called when `listSearch` changes.
 * @public
 */
export function subscribeList(listener: () => void): () => void {
  handleNavigation();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The query string of the list as shown, with `?` and without its page; '' for no query.
 * @public
 */
export function listSearch(): string {
  handleNavigation();
  return shown;
}

/**
 * The counts beside the choices of the filters; undefined while the list is the page's own.
 * @public
 */
export function listCounts(): ChoiceCounts | undefined {
  return counts;
}

/** Makes the list's links and forms, Back and Forward change it in place from now on. */
export function handleNavigation(): void {
  if (isInstalled) return;
  isInstalled = true;
  shown = searchOf(location.pathname + location.search);
  document.querySelector('[data-list]')?.setAttribute('data-in-place', '');
  document.addEventListener('click', followLink);
  document.addEventListener('submit', sendForm);
  // Fired between entries of this document only: other pages are loaded as a whole.
  addEventListener('popstate', () => {
    if (!isShown(location.pathname + location.search)) void restoreList();
  });
}

/** Whether the list is shown at this URL: with its filters, and its page among those shown. */
function isShown(url: string): boolean {
  const pages = shownPages();
  return searchOf(url) === shown && (pages.length === 0 || pages.includes(pageOf(url)));
}

interface Steps {
  /** Called before the shown list is replaced. */
  leave?: () => void;
  /** Called after it. */
  arrive: () => void;
  /** Whether the list belongs to the current history entry; otherwise a new entry is added. */
  isRestored?: boolean;
}

async function change(url: string, through: number, steps: Steps): Promise<void> {
  const request = ++latest;
  offlineNote()?.hidePopover();
  setBusy(true);
  try {
    const update = await fetchFlight<ListUpdate>(`/flight/list/${through}${url}`);
    if (request !== latest) return;
    const refocus = rememberFocus();
    steps.leave?.();
    await show(update);
    if (request !== latest) return;
    steps.arrive();
    refocus();
    const isStep = !steps.isRestored || searchOf(url) !== shown;
    announce(url, update);
    // For analytics the step is the view of a page.
    const detail = pageView(location.href, document.title);
    if (isStep) dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail }));
  } catch {
    if (request !== latest) return;
    if (navigator.onLine) return location[steps.isRestored ? 'replace' : 'assign'](url);
    offlineNote()?.showPopover();
    onceOnline(() => {
      if (request === latest) void change(url, through, steps);
    });
  } finally {
    if (request === latest) setBusy(false);
  }
}

async function show({ head, results }: ListUpdate): Promise<void> {
  roots ??= { head: rootOf('list-head'), results: rootOf('list-results') };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  rejectUpdate = reject;
  const { head: headRoot, results: resultsRoot } = roots;
  startTransition(() => {
    headRoot.render(head);
    resultsRoot.render(<Committed onCommit={resolve}>{results}</Committed>);
  });
  await promise.finally(() => {
    if (rejectUpdate === reject) rejectUpdate = undefined;
  });
}

/** React replaces the server's HTML with its first render. */
function rootOf(id: string): Root {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  unmountIslands(element);
  return createRoot(element, {
    // Errors in islands are reported by their boundary (client/islands/FlightIsland.tsx).
    onCaughtError: () => {},
    onRecoverableError: report,
    onUncaughtError: crashed,
  });
}

/** A crash outside every boundary removes the whole list, so the whole page is loaded. */
function crashed(error: unknown): void {
  report(error);
  if (rejectUpdate) rejectUpdate(error);
  else location.replace(location.pathname + location.search);
}

function report(error: unknown): void {
  reportCrash('property-list', error);
}

function Committed({ children, onCommit }: { children: ReactNode; onCommit: () => void }) {
  useLayoutEffect(onCommit);
  return children;
}

function announce(url: string, update: ListUpdate): void {
  const { title, status, alternates, feed } = update;
  ({ counts } = update);
  document.title = title;
  const live = document.getElementById('list-status');
  if (live) live.textContent = status;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const href = alternates[link.hreflang as keyof typeof alternates];
    if (href !== undefined) link.href = href;
  }
  const feedLink = document.querySelector('link[type="application/rss+xml"]');
  if (feedLink && feed !== undefined) Object.assign(feedLink, { title, href: feed });
  shown = searchOf(url);
  for (const listener of listeners) listener();
}

function setBusy(isBusy: boolean): void {
  const results = document.getElementById('list-results');
  if (isBusy) results?.setAttribute('aria-busy', 'true');
  else results?.removeAttribute('aria-busy');
}

/** A popover, hence in the top layer: also above the map, which covers a phone. */
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
  // The form has text fields only, so no value is a File.
  url.search = new URLSearchParams(new FormData(form, event.submitter) as never).toString();
  if (!listAt(url, form)) return;
  event.preventDefault();
  void visitList(url.href);
}

/** The list of this page, if the URL is one of its own; `within` must be inside it. */
function listAt(url: URL, within?: Element): HTMLElement | undefined {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (!list || (within && !list.contains(within))) return undefined;
  if (url.origin !== location.origin || url.pathname !== location.pathname) return undefined;
  // A goal redirects to another list, except on the list of sold and let homes.
  const isElsewhere = url.searchParams.has('goal') && list.dataset['list'] !== 'sold';
  return isElsewhere ? undefined : list;
}

function pageOf(url: string): number {
  return parseListQuery(new URLSearchParams(url.split('?')[1]), 'sale').page;
}

function searchOf(url: string): string {
  const [, query] = atPage(url, 1).split('?');
  return query === undefined ? '' : `?${query}`;
}
