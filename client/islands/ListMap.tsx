'use client';

import { MapAsk, type MapAskTexts } from '../map/MapAsk.tsx';
import type { ListMapProps } from '../map/ListMapPanel.tsx';

interface Props extends ListMapProps {
  ask: MapAskTexts;
  place: 'head' | 'foot';
}

const load = async () =>
  (await import(/* webpackChunkName: "list-map" */ '../map/ListMapPanel.tsx')).ListMapPanel;

/** The button that opens the list's map: in its head on a desk, at its foot on a phone. */
export function ListMap({ ask, place, ...map }: Props) {
  return <MapAsk className="list-map" texts={ask} load={load} map={map} place={place} />;
}
