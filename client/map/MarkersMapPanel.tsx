import { useMemo } from 'react';
import { boundsAround } from '../../views/domain/filters/bounds.ts';
import type { MarkerWords } from '../../views/domain/site/map-marker.ts';
import { fillText } from '../fill-text.ts';
import type { MapFeature } from './cluster-index.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { type MarkerTexts, MarkersPopup } from './MarkersPopup.tsx';
import type { CanvasTexts, TileSource } from './map-text.ts';

export interface MarkersMapProps {
  texts: CanvasTexts & MarkerTexts & { cluster: string };
  tiles: TileSource;
  zoom: number;
  markers: readonly MarkerWords[];
}

/** A map of places of the agency: part of the page, with a popup for each marker. */
export function MarkersMapPanel({ texts, tiles, zoom, markers }: MarkersMapProps) {
  const entries = useMemo(
    () => ({ points: markers.map(pointOf), areas: [], aggregates: [] }),
    [markers],
  );
  const frame = useMemo(() => boundsAround(markers.map(({ position }) => position)), [markers]);
  const nameOf = (feature: MapFeature) => {
    if (feature.kind === 'point') return feature.point.name;
    return fillText(texts.cluster, { count: 'count' in feature ? feature.count : 1 });
  };
  return (
    <MapCanvas
      tiles={tiles}
      texts={texts}
      nameOf={nameOf}
      popup={{ of: MarkersPopup, props: { texts, markers } }}
      entries={entries}
      frame={frame}
      zoom={zoom}
      isInPage
    />
  );
}

function pointOf({ position: [lat, lng], title, colour, image }: MarkerWords, index: number) {
  const sign = { ...(colour !== undefined && { colour }), ...(image !== undefined && { image }) };
  return { key: String(index), lat, lng, name: title, sign };
}
