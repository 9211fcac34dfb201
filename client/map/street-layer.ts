import * as L from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';
import type { Streets } from './map-text.ts';
import { streetLabels, streetPaint } from './street-rules.ts';

/** The agency's own street map, in the site's colours and type. */
export function streetLayer({ url, maxZoom, language }: Streets, nearest: number): L.GridLayer {
  // The library extends Leaflet's layers by this name.
  Object.assign(globalThis, { L });
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return leafletLayer({
    url: new URL(url, location.href).href,
    maxDataZoom: maxZoom,
    maxZoom: nearest,
    paintRules: streetPaint(token),
    labelRules: streetLabels(token, language),
    // Named beside the map.
    attribution: '',
  }) as unknown as L.GridLayer;
}
