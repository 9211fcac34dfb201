import { useCallback, useEffect, useRef, useState } from 'react';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import type { Bounds } from '../../../views/domain/filters/bounds.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import { type MapView, mapViewValue } from '../../../views/domain/place/map-view.ts';
import { listSearch, subscribeList } from '../../list/list-view.tsx';
import { searchedBounds } from '../draw/searched-bounds.ts';
import type { MapFrame } from '../MapCanvas.tsx';
import { viewInUrl } from './map-url.ts';

/** The country: bounds for a list without entries. */
const COUNTRY: Bounds = { south: 49.5, west: 2.55, north: 51.5, east: 6.4 };

interface MapFraming {
  /** What the map shows: the view in the URL, else the searched bounds, else all of the list. */
  frame: MapFrame | undefined;
  /** The entries of a list are there; `bounds` around them. */
  loaded: (search: string, bounds: Bounds | undefined) => void;
  /** The visitor has moved the map to this view, to which the URL follows. */
  moved: (search: string, view: MapView) => void;
}

/**
 * What the map of a list shows when the list or its URL changes, unless the map has changed them.
 * @param entriesOf the query string of the list whose entries are shown with a list.
 */
export function useMapFrame(listKind: ListKind, entriesOf: (search: string) => string): MapFraming {
  const [frame, setFrame] = useState(() => frameOf(listKind, listSearch()));
  /** The list and view that the map shows or is about to show. */
  const framed = useRef(frame && keyOf(listSearch(), viewInUrl()));
  const entries = useRef<{ search: string; bounds: Bounds | undefined }>(undefined);

  const follow = useCallback(() => {
    const search = listSearch();
    const key = keyOf(search, viewInUrl());
    // The entries of another list are on their way; they call again.
    if (framed.current === key || entries.current?.search !== entriesOf(search)) return;
    framed.current = key;
    setFrame(frameOf(listKind, search, entries.current.bounds ?? COUNTRY));
  }, [listKind, entriesOf]);
  useEffect(() => subscribeList(follow), [follow]);

  const loaded = useCallback(
    (search: string, bounds: Bounds | undefined) => {
      entries.current = { search, bounds };
      follow();
    },
    [follow],
  );
  const moved = useCallback((search: string, view: MapView) => {
    framed.current = keyOf(search, view);
  }, []);
  return { frame, loaded, moved };
}

function keyOf(search: string, view: MapView | undefined): string {
  return `${search} ${view ? mapViewValue(view) : ''}`;
}

function frameOf(listKind: ListKind, search: string, whole?: Bounds): MapFrame | undefined {
  const { bounds } = parseListQuery(new URLSearchParams(search), listKind);
  const view = viewInUrl();
  if (view ?? bounds) return { view, within: bounds };
  // A new object: the map shows it also when the visitor has left the same one.
  const around = searchedBounds(search, listKind) ?? whole;
  return around && { ...around };
}
