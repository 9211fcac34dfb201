'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../views/domain/format/number.ts';
import { isListEnd } from '../../views/domain/list/paging.ts';
import { type FurtherPage, isTile } from '../../views/ui/list/list-parts.ts';
import { fillText } from '../fill-text.ts';
import { fetchFlight, CodeNotLoaded } from '../hydration/fetch-flight.ts';
import { isFocusFree } from '../is-focus-free.ts';
import { atPage } from '../list/list-url.ts';
import { handleNavigation } from '../list/list-view.tsx';
import { newEntries } from '../list/new-entries.ts';
import { onceOnline } from '../once-online.ts';
import { reachesServer } from '../reaches-server.ts';
import { trackPage } from '../list/track-page.ts';

/**
 * Pages that are added without a press. After them a button is shown, so that the visitor can reach
 * the footer.
 */
const AUTOMATIC_PAGES = 5;

/** Margin of what is in view: all above it too, as a jump to the end of the page passes the end. */
const ALL_ABOVE = '9999999px 0px 0px';

interface Props {
  texts: { more: string; loading: string; failed: string; shown: string };
  /** URL of the list's first page. */
  url: string;
  /** Number of the last page shown. */
  page: number;
  pageCount: number;
  total: number;
  /** Items on the pages before the first one shown. */
  before: number;
  /** Keys of the items shown. */
  keys: readonly string[];
}

/** `away`: there was no answer; `plain`: the link leads to the next page. */
type State = 'ready' | 'loading' | 'failed' | 'away' | 'plain';

/**
 * The further pages of a list (spec sections 2 and 4): the next one is added when the end of the
 * list is near, or by the button. Without script it is a link to the next page.
 */
export function MoreHomes(props: Props) {
  const { texts, url, page, keys } = props;
  const [pages, setPages] = useState<readonly FurtherPage[]>([]);
  const [state, setState] = useState<State>('ready');
  const [left, setLeft] = useState(AUTOMATIC_PAGES);
  const ahead = useRef<HTMLSpanElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  /** What had the focus when the next page was requested, to which the focus then moves. */
  const pressedFrom = useRef<{ focused: Element | null }>(undefined);
  const last = pages.at(-1);
  const at = last?.page ?? page;
  const isEnd = isListEnd(last ?? props);

  const load = async () => {
    if (state === 'loading' || isEnd) return;
    setState('loading');
    try {
      const further = await fetchFlight<FurtherPage>(`/flight/more${atPage(url, at + 1)}`);
      // In slices: a press meanwhile is answered first.
      startTransition(() => {
        setPages((known) => [...known, further]);
        setState('ready');
      });
    } catch (error) {
      const isUnread = error instanceof CodeNotLoaded;
      const isPlain = isUnread && (await reachesServer());
      // It was asked for: as without JavaScript the link leads there.
      if (isPlain && pressedFrom.current) location.assign(atPage(url, at + 1));
      // A server that answered with an error is asked again by a press only.
      if (isPlain) setState('plain');
      else setState(isUnread || error instanceof TypeError ? 'away' : 'failed');
    }
  };

  useEffect(handleNavigation, []);
  useEffect(trackPage, []);

  // Retries once the network is back.
  useEffect(() => (state === 'away' ? onceOnline(() => setState('ready')) : undefined), [state]);

  // A new observer after each page, because an observer fires only when the intersection changes.
  useEffect(() => {
    const element = ahead.current;
    if (!element || isEnd || state !== 'ready' || left === 0) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setLeft(left - 1);
        void load();
      },
      { rootMargin: ALL_ABOVE },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  });

  useEffect(() => {
    const from = pressedFrom.current;
    if (!from || pages.length === 0) return;
    pressedFrom.current = undefined;
    if (!isFocusFree(from.focused)) return;
    const cards = foot.current?.parentElement?.querySelector(`[data-page="${at}"]`);
    cards?.querySelector('a')?.focus({ preventScroll: true });
  }, [pages, at]);

  const ask = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    pressedFrom.current = { focused: document.activeElement };
    setLeft(AUTOMATIC_PAGES);
    void load();
  };
  const added = newEntries(pages, keys);

  return (
    <>
      <span className="more-ahead" ref={ahead} />
      {added.map(({ page: number, entries }) => (
        <ul key={number} className="cards-page" data-page={number}>
          {entries.map(({ node }) => node)}
        </ul>
      ))}
      <div className="more" ref={foot}>
        <p className="more-count numerals" role="status">
          {state === 'loading' && <span className="spinner" aria-hidden="true" />}
          {state === 'loading' ? texts.loading : shownText(props, added, last?.total)}
        </p>
        {(state === 'failed' || state === 'away') && (
          <p className="more-failed" role="alert">
            {texts.failed}
          </p>
        )}
        {!isEnd && (
          <a
            className="button button-line"
            href={atPage(url, at + 1)}
            rel="next"
            data-enhanced=""
            aria-disabled={state === 'loading' || undefined}
            onClick={state === 'plain' ? undefined : ask}
          >
            {texts.more}
          </a>
        )}
      </div>
    </>
  );
}

/** `24 of 66 shown`; `25–36 of 66 shown` where the first pages are not on the page. */
function shownText(
  { texts, before, keys, total }: Props,
  added: ReturnType<typeof newEntries>,
  newest = total,
): string {
  const all = [...keys, ...added.flatMap(({ entries }) => entries.map(({ key }) => key))];
  const upTo = before + all.filter((key) => !isTile(key)).length;
  const last = formatNumber(upTo);
  const shown = before > 0 ? `${formatNumber(before + 1)}–${last}` : String(last);
  return fillText(texts.shown, { shown, total: newest });
}
