import { useMemo } from 'react';
import type { Bounds } from '../../views/domain/filters/bounds.ts';
import { MAP_ZOOM } from '../../views/domain/place/map-zooms.ts';
import type { MapLocation } from '../../views/domain/list/finding.ts';
import type { MapEntries } from '../../views/domain/place/map-answer.ts';
import { MapCanvas } from './MapCanvas.tsx';
import type { CanvasTexts, TileSource } from './map-text.ts';

export interface LocationMapProps {
  /** `label` names the location. */
  texts: CanvasTexts;
  tiles: TileSource;
  place: Place;
}

/** A location; an area abroad has only a circle. */
interface Place extends MapLocation {
  outline?: { id: number; bounds: Bounds };
}

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** The map of the page of a home or a project: part of the page, without popups. */
export function LocationMapPanel({ texts, tiles, place }: LocationMapProps) {
  const { entries, frame } = useMemo(() => entriesOf(place, texts.label), [place, texts]);
  return (
    <MapCanvas
      tiles={tiles}
      texts={texts}
      nameOf={() => texts.label}
      entries={entries}
      frame={frame}
      zoom={MAP_ZOOM}
      isInPage
    />
  );
}

function entriesOf(
  { lat, lng, areaKm, outline }: Place,
  name: string,
): { entries: MapEntries; frame: Bounds } {
  const nothing = { points: [], areas: [], aggregates: [] };
  if (areaKm === undefined) {
    const entries = { ...nothing, points: [{ key: 'place', lat, lng, name }] };
    return { entries, frame: { south: lat, west: lng, north: lat, east: lng } };
  }
  const area = { lat, lng, km: areaKm, count: 1, keys: [], name };
  const entries = { ...nothing, areas: [{ ...area, ...(outline && { outline: outline.id }) }] };
  if (outline) return { entries, frame: outline.bounds };
  const high = areaKm / KM_PER_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return {
    entries,
    frame: { south: lat - high, west: lng - wide, north: lat + high, east: lng + wide },
  };
}
