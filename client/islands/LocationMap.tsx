'use client';

import { OpenMapButton, type OpenMapTexts } from '../map/OpenMapButton.tsx';
import type { LocationMapProps } from '../map/LocationMapPanel.tsx';

interface Props extends LocationMapProps {
  ask: OpenMapTexts;
}

// Shares a chunk with the list's map, so it may be cached already.
const load = async () =>
  (await import(/* webpackChunkName: "map" */ '../map/LocationMapPanel.tsx')).LocationMapPanel;

/** The button that shows the map of one item's location. */
export function LocationMap({ ask, ...map }: Props) {
  return <OpenMapButton className="place-map" texts={ask} load={load} map={map} />;
}
