/** What a map shows: the position at its middle, in degrees, and its zoom. */
export interface MapView {
  lat: number;
  lng: number;
  zoom: number;
}

/** Steps per degree: about a metre. */
const PRECISION = 100_000;
/** Steps per zoom: those at which the map of a list stops. */
export const ZOOM_STEPS = 8;
/** Levels of zoom at most; a map with fewer stops at its own. */
const MAX_ZOOM = 22;

/** Parses `lat,lng,zoom`: rounded, and moved into range. Undefined for anything else. */
export function readMapView(value: string): MapView | undefined {
  const parts = value.split(',').map((text) => text.trim());
  if (parts.length !== 3 || !parts.every((text) => /^-?\d{1,9}(?:\.\d{1,20})?$/.test(text))) {
    return undefined;
  }
  const [lat = 0, lng = 0, zoom = 0] = parts.map(Number);
  return {
    lat: rounded(lat, { min: -90, max: 90, steps: PRECISION }),
    lng: rounded(lng, { min: -180, max: 180, steps: PRECISION }),
    zoom: rounded(zoom, { min: 0, max: MAX_ZOOM, steps: ZOOM_STEPS }),
  };
}

export function mapViewValue({ lat, lng, zoom }: MapView): string {
  return [lat, lng, zoom].join(',');
}

function rounded(value: number, range: { min: number; max: number; steps: number }): number {
  const { min, max, steps } = range;
  // + 0 turns -0 into 0, which is what would be read back from the URL.
  return Math.round(Math.min(Math.max(value, min), max) * steps) / steps + 0;
}
