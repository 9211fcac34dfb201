import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { pageView } from '../../views/domain/analytics/analytics-event.ts';
import { MAX_PAGES_PER_ANSWER } from '../../views/domain/list/paging.ts';
import type { ChoiceCounts } from '../../views/domain/list/finding.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { ListUpdate } from '../../views/ui/list/list-parts.ts';
import { ANALYTICS_EVENT } from '../analytics-event.ts';
import { fetchFlight } from '../hydration/fetch-flight.ts';
import { unmountIslands } from '../hydration/island-roots.ts';
import {
  currentUrl,
  enterList,
  followHistory,
  type HistoryStep,
  isBehind,
  listSearch as shownSearch,
  subscribeHistory,
  tellListeners,
} from './list-history.ts';
import { atPage, canonicalListUrl, keepMap, pageOf, searchOf } from './list-url.ts';
import { rememberFocus } from './list-focus.ts';
import { type ListPosition, savePosition, storedPosition } from './list-position.ts';
import { onceOnline } from '../once-online.ts';
import { reachesServer } from '../reaches-server.ts';
import { reportCrash } from '../hydration/report-crash.ts';

/**
 * The list of the page, changed in place: its query is in the URL, its content comes from the
 * server as for the whole page. Any failure leads to a full navigation to the same URL; offline,
 * the list waits for the network instead.
 */

let roots: { head: Root; results: Root } | undefined;
let counts: ChoiceCounts | undefined;
let latest = 0;
/** The address of the list that was asked for last, unless by a step in the history. */
let asked: URL | undefined;
let isInstalled = false;
/** Rejects the update that is being rendered. */
let rejectUpdate: ((error: unknown) => void) | undefined;

/**
 * Shows a URL of the list in place, or navigates to it where that is not possible.
 * @param step `replace` where Back shall not lead to what was shown.
 * @throws of `replace`, when it cannot be shown now: what was shown stays.
 * @public
 */
export async function visitList(href: string, step: HistoryStep = 'push'): Promise<void> {
  const target = new URL(href, location.href);
  const list = listAt(target);
  if (!list) return location[step === 'push' ? 'assign' : 'replace'](target);
  if (step === 'push') keepMap(target);
  const url = canonicalListUrl(target, list.dataset['list'] as ListKind);
  await change(url, pageOf(url), {
    step,
    arrive: () => {
      if (step === 'push' && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    },
  });
}

/**
 * Restores the pages of this URL that the visitor had seen, and the scroll position. Of more pages
 * than the server renders at once, those up to the page in view are restored.
 */
async function restoreList(): Promise<void> {
  const url = currentUrl();
  const page = pageOf(url);
  const { first, last, y } = positionAt(page);
  const from = Math.max(first, page - MAX_PAGES_PER_ANSWER + 1);
  await change(atPage(url, from), Math.min(last, from + MAX_PAGES_PER_ANSWER - 1), {
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
  return subscribeHistory(listener);
}

/**
 * The query string of the list as shown, with `?` and without its page; '' for no query.
 * @public
 */
export function listSearch(): string {
  handleNavigation();
  return shownSearch();
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
  document.querySelector('[data-list]')?.setAttribute('data-in-place', '');
  document.addEventListener('click', followLink);
  document.addEventListener('submit', sendForm);
  followHistory(() => void restoreList());
}

interface Steps {
  /** How the list enters the history; undefined for that of the current entry. */
  step?: HistoryStep | undefined;
  /** Called after it is shown. */
  arrive: () => void;
}

async function change(url: string, through: number, { step, arrive }: Steps): Promise<void> {
  const request = ++latest;
  asked = step === 'push' ? new URL(url, location.href) : undefined;
  const isOverdue = () => request !== latest;
  offlineNote()?.hidePopover();
  setBusy(true);
  try {
    const update = await fetchFlight<ListUpdate>(`/flight/list/${through}${url}`);
    if (isOverdue()) return;
    const refocus = rememberFocus();
    if (step !== undefined && !isBehind()) savePosition();
    const isStep = step !== undefined || searchOf(url) !== listSearch();
    await show(update, () => enterList(url, isOverdue() && isBehind() ? undefined : step));
    announce(update);
    if (isOverdue()) return;
    arrive();
    refocus();
    // For analytics the step is the view of a page.
    const detail = pageView(location.href, document.title);
    if (isStep) dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail }));
  } catch (error) {
    if (isOverdue()) return;
    if (step === 'replace') throw error;
    const isReached = await reachesServer();
    if (isOverdue()) return;
    if (isReached) return location[step === 'push' ? 'assign' : 'replace'](url);
    offlineNote()?.showPopover();
    onceOnline(() => {
      if (!isOverdue()) void change(url, through, { step, arrive });
    });
  } finally {
    if (!isOverdue()) setBusy(false);
  }
}

/** @param onCommit called when the list stands in the page. */
async function show({ head, results }: ListUpdate, onCommit: () => void): Promise<void> {
  roots ??= { head: rootOf('list-head'), results: rootOf('list-results') };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  rejectUpdate = reject;
  const { head: headRoot, results: resultsRoot } = roots;
  startTransition(() => {
    headRoot.render(head);
    const committed = () => {
      onCommit();
      resolve();
    };
    resultsRoot.render(<Committed onCommit={committed}>{results}</Committed>);
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

function announce(update: ListUpdate): void {
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
  tellListeners();
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
  url.search = withAsked(form, url.searchParams).toString();
  void visitList(url.href);
}

/**
 * A form passes on what the page shows. What was asked for since, by the other form, may not be there
 * yet and is passed on instead: the filters by the form of the order, the order by that of the
 * filters.
 */
function withAsked(form: HTMLFormElement, sent: URLSearchParams): URLSearchParams {
  if (!asked) return sent;
  const isOrder = form.querySelector('select[name=order]') !== null;
  const [kept, order] = isOrder ? [asked.searchParams, sent] : [sent, asked.searchParams];
  const parameters = new URLSearchParams(kept);
  if (isOrder) parameters.delete('page');
  parameters.delete('order');
  if (order.has('order')) parameters.set('order', order.get('order')!);
  return parameters;
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
