import { useRef, useState } from 'react';
import type { Bounds } from '../../../views/domain/filters/bounds.ts';
import { changed } from '../../../views/domain/list/list-filters.ts';
import { listParameters, parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import { type MapView, mapViewValue } from '../../../views/domain/place/map-view.ts';
import { withQuery } from '../../../views/routing/with-query.ts';
import { type HistoryStep, isBehind } from '../../list/list-history.ts';
import { searchOf } from '../../list/list-url.ts';
import { listSearch, visitList } from '../../list/list-view.tsx';

/** What the visitor has moved the map to. */
export interface Moved {
  bounds: Bounds;
  view: MapView;
}

interface MapSearch {
  /** Searches there, as a step that Back leads back from. */
  search: (there: Moved) => void;
  /** Searches there instead of what is shown; while a search is under way the last one waits. */
  follow: (there: Moved) => void;
  /** The last search of `follow` has failed: the list is that of before. */
  hasFailed: boolean;
}

/**
 * Searching where the map is.
 * @param onSearch called with the query string of the list before it is shown.
 */
export function useMapSearch(
  listKind: ListKind,
  onSearch: (search: string, view: MapView) => void,
): MapSearch {
  const [hasFailed, setFailed] = useState(false);
  const waiting = useRef<Moved>(undefined);
  const isUnderWay = useRef(false);

  const visit = async ({ bounds, view }: Moved, step: HistoryStep) => {
    const href = urlWithin(bounds, listKind);
    onSearch(searchOf(href), view);
    const shown = new URLSearchParams([
      ['map', '1'],
      ['view', mapViewValue(view)],
    ]);
    await visitList(`${href}&${shown}`, step);
  };
  const follow = async (there: Moved) => {
    waiting.current = there;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    for (let next = take(waiting); next; next = take(waiting)) {
      try {
        await visit(next, 'replace');
        // Another list was asked for meanwhile: what waits was meant for the one before it.
        if (isBehind() || isListBusy()) {
          waiting.current = undefined;
          break;
        }
        setFailed(false);
        showFirstResults();
      } catch {
        onSearch(listSearch(), next.view);
        setFailed(true);
      }
    }
    isUnderWay.current = false;
  };
  return {
    search: (there) => {
      waiting.current = undefined;
      setFailed(false);
      void visit(there, 'push');
    },
    follow: (there) => {
      // Another list was asked for, which the map shows when it is there.
      if (!isUnderWay.current && (isBehind() || isListBusy())) return;
      void follow(there);
    },
    hasFailed,
  };
}

function take(waiting: { current: Moved | undefined }): Moved | undefined {
  const { current } = waiting;
  waiting.current = undefined;
  return current;
}

function isListBusy(): boolean {
  return document.querySelector('#list-results[aria-busy]') !== null;
}

/** The first results beside the map, which stays where it is in the window. */
function showFirstResults(): void {
  const results = document.getElementById('list-results');
  if (results && results.getBoundingClientRect().top < 0) {
    results.scrollIntoView({ behavior: 'instant' });
  }
}

/** The URL of the list within these bounds; its places, radius and drawn area are dropped. */
function urlWithin(bounds: Bounds, listKind: ListKind): string {
  const parameters = new URLSearchParams(listSearch());
  const query = parseListQuery(parameters, listKind);
  const within = changed(query, {
    bounds,
    polygon: undefined,
    regions: [],
    radius: undefined,
  });
  return withQuery(location.pathname, listParameters(within, parameters));
}
