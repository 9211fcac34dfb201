import type * as L from 'leaflet';
import { warn } from '../warn.ts';
import type { Streets } from './map-text.ts';

/**
 * Draws the agency's own street map over the tiles. Its code is fetched only for maps that have
 * one; if that fails, the tiles below are visible.
 */
export async function addStreets(map: L.Map, streets: Streets): Promise<void> {
  try {
    const { streetLayer } = await import(/* webpackChunkName: "streets" */ './street-layer.ts');
    streetLayer(streets, map.getMaxZoom()).addTo(map);
  } catch (error) {
    warn('the map has no streets', error);
  }
}
