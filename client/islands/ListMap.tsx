'use client';

import { MapAsk, type MapAskTexts } from '../map/MapAsk.tsx';
import type { ListMapProps } from '../map/ListMapPanel.tsx';

interface Props extends ListMapProps {
  ask: MapAskTexts;
}

const load = async () =>
  (await import(/* webpackChunkName: "map" */ '../map/ListMapPanel.tsx')).ListMapPanel;

/** The button that opens the list's map. */
export function ListMap({ ask, ...map }: Props) {
  return <MapAsk className="list-map" texts={ask} load={load} map={map} />;
}
