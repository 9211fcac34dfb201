import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { boundsValue, type Bounds } from '../../../views/domain/filters/bounds.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import type { MapPoints } from '../../../views/domain/place/map-answer.ts';

interface PointsRequest {
  listKind: ListKind;
  locale: string;
  /** The list's query string, with `?`, without its page. */
  search: string;
}

interface ListPoints {
  points: MapPoints | undefined;
  hasFailed: boolean;
  /** The view has moved: fetches again if the entries were aggregated. */
  viewMoved: (view: Bounds) => void;
}

/**
 * Fetches the map's entries of a list.
 * @param onLoaded called with the query string of a list and the bounds of its entries, if any.
 */
export function useListPoints(
  { listKind, locale, search }: PointsRequest,
  onLoaded: (search: string, bounds: Bounds | undefined) => void,
): ListPoints {
  const [points, setPoints] = useState<MapPoints>();
  const [hasFailed, setFailed] = useState(false);
  const pending = useRef<AbortController>(undefined);
  const isPartial = useRef(false);

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

  const loaded = useEffectEvent((answer: MapPoints) => {
    isPartial.current = !answer.isWhole;
    onLoaded(search, answer.bounds);
  });
  useEffect(() => {
    const control = new AbortController();
    void load().then((answer) => {
      if (answer && !control.signal.aborted) loaded(answer);
    });
    return () => control.abort();
  }, [load]);

  const viewMoved = useCallback(
    (view: Bounds) => {
      if (isPartial.current) void load(view);
    },
    [load],
  );
  return { points, hasFailed, viewMoved };
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
