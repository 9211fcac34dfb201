'use client';

import { MapAsk, type MapAskTexts } from '../map/MapAsk.tsx';
import type { LocationMapProps } from '../map/LocationMapPanel.tsx';

interface Props extends LocationMapProps {
  ask: MapAskTexts;
}

// The chunk of the list's map: who comes from there has it.
const load = async () =>
  (await import(/* webpackChunkName: "map" */ '../map/LocationMapPanel.tsx')).LocationMapPanel;

/** The way to the map of a single place. */
export function LocationMap({ ask, ...map }: Props) {
  return <MapAsk className="place-map" texts={ask} load={load} map={map} />;
}
