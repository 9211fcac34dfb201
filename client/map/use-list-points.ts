import { useCallback, useEffect, useRef, useState } from 'react';
import { boundsValue, type Bounds } from '../../views/domain/filters/bounds.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { searchedBounds } from './draw/searched-bounds.ts';
import type { MapPoints } from '../../views/domain/place/map-answer.ts';

/** The country: bounds for a list without entries. */
const COUNTRY: Bounds = { south: 49.5, west: 2.55, north: 51.5, east: 6.4 };

interface ListPoints {
  points: MapPoints | undefined;
  /** Bounds of the list's entries. */
  frame: Bounds | undefined;
  hasFailed: boolean;
  /** The view has moved: fetches again if the entries were aggregated. */
  viewMoved: (view: Bounds) => void;
  /** Keeps the view when the list with this query string, requested from the map, arrives. */
  keepView: (search: string) => void;
}

/** Fetches the map's entries for the list as shown on the page. */
export function useListPoints(listKind: ListKind, locale: string, search: string): ListPoints {
  const [points, setPoints] = useState<MapPoints>();
  const [frame, setFrame] = useState<Bounds>();
  const [hasFailed, setFailed] = useState(false);
  const pending = useRef<AbortController>(undefined);
  const isPartial = useRef(false);
  const keepViewFor = useRef<string>(undefined);

  const load = useCallback(
    async (view?: Bounds): Promise<MapPoints | undefined> => {
      pending.current?.abort();
      const { signal } = (pending.current = new AbortController());
      try {
        const answer = await pointsAt(urlOf({ listKind, locale, search }, view), signal);
        setPoints(answer);
        setFailed(false);
        return answer;
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    },
    [listKind, locale, search],
  );

  useEffect(() => {
    const control = new AbortController();
    void load().then((answer) => {
      if (!answer || control.signal.aborted) return;
      isPartial.current = !answer.isWhole;
      if (keepViewFor.current !== search) {
        setFrame({ ...(searchedBounds(search, listKind) ?? answer.bounds ?? COUNTRY) });
      }
      keepViewFor.current = undefined;
    });
    return () => control.abort();
  }, [load, search, listKind]);

  const viewMoved = useCallback(
    (view: Bounds) => {
      if (isPartial.current) void load(view);
    },
    [load],
  );
  const keepView = useCallback((within: string) => {
    keepViewFor.current = within;
  }, []);
  return { points, frame, hasFailed, viewMoved, keepView };
}

interface PointsRequest {
  listKind: ListKind;
  locale: string;
  search: string;
}

function urlOf({ listKind, locale, search }: PointsRequest, view: Bounds | undefined): string {
  const query = new URLSearchParams(search);
  for (const name of ['page', 'order']) query.delete(name);
  query.set('lang', locale);
  query.set('listing', listKind);
  if (view) query.set('view', boundsValue(view));
  return `/api/map-points?${query}`;
}

async function pointsAt(url: string, signal: AbortSignal): Promise<MapPoints> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as MapPoints;
}
