import { MARKER_PATHS, MARKER_SIZE } from '../domain/place/marker-plate.ts';

const [width, height] = MARKER_SIZE;

/** Pixels of the plate, whose tip is in the middle of its foot. */
export const PLATE = { width, height };

/** The plate with a house on a static map, like that of the interactive map. */
export function MarkerPlate({ x, y }: { x: number; y: number }) {
  return (
    <g className="map-plate" transform={`translate(${x} ${y})`}>
      {MARKER_PATHS.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}
