import { createContext } from 'react';
import type { Corner } from '../../../views/domain/polygon/decode-polyline.ts';

/** A map on which something is drawn; points are in pixels from its upper left corner. */
export interface MapSurface {
  cornerAt(x: number, y: number): Corner;
  pointOf(corner: Corner): [x: number, y: number];
  /** Shows a drawn area in place of the one before; none without corners. */
  showArea(corners: readonly Corner[]): void;
}

/** The map that a component is rendered over; undefined until there is one. */
export const MapSurfaceContext = createContext<MapSurface | undefined>(undefined);
