'use client';

import { MapAsk, type MapAskTexts } from '../map/MapAsk.tsx';
import type { PlaceMapProps } from '../map/LocationMapPanel.tsx';

interface Props extends PlaceMapProps {
  ask: MapAskTexts;
}

// The chunk of the list's map: who comes from there has it.
const load = async () =>
  (await import(/* webpackChunkName: "map" */ '../map/LocationMapPanel.tsx')).PlaceMapPanel;

/** The way to the map of a single place. */
export function PlaceMap({ ask, ...map }: Props) {
  return <MapAsk className="place-map" texts={ask} load={load} map={map} />;
}
