'use client';

import { OpenMapButton, type OpenMapTexts } from '../map/OpenMapButton.tsx';
import type { MarkersMapProps } from '../map/MarkersMapPanel.tsx';

interface Props extends MarkersMapProps {
  ask: OpenMapTexts;
}

// Shares a chunk with the other maps, so it may be cached already.
const load = async () =>
  (await import(/* webpackChunkName: "map" */ '../map/MarkersMapPanel.tsx')).MarkersMapPanel;

/** The button that shows a map with markers of the agency. */
export function MarkersMap({ ask, ...map }: Props) {
  return <OpenMapButton className="place-map" texts={ask} load={load} map={map} />;
}
