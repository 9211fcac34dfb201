import * as L from 'leaflet';
import type { ChosenPlaces, MapCircle } from '../../views/domain/place/map-answer.ts';
import type { OutlineSource } from './outlines.ts';

/** Below the approximate areas (400), above the tiles. */
const PANE = { name: 'places', level: '350' };
/** Corners by which a circle is drawn. */
const CORNERS = 96;
/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** The outlines of the chosen municipalities, and the circles of the radius around them. */
export class PlacesLayer {
  readonly #map: L.Map;
  readonly #outlines: OutlineSource;
  #shown: L.Layer[] = [];

  constructor(map: L.Map, outlines: OutlineSource) {
    this.#map = map;
    this.#outlines = outlines;
    const pane = map.createPane(PANE.name);
    pane.style.zIndex = PANE.level;
    pane.style.pointerEvents = 'none';
  }

  /** Replaces what is drawn. */
  show(places: ChosenPlaces | undefined): void {
    for (const layer of this.#shown) layer.remove();
    const { circles = [], outlines = [] } = places ?? {};
    this.#shown = [
      ...(circles.length > 0 ? [radiusShape(circles)] : []),
      ...outlines.map((id) => this.#outline(id)),
    ];
    for (const layer of this.#shown) layer.addTo(this.#map);
  }

  #outline(id: number): L.Polygon {
    const shape = L.polygon([], { ...drawnAs('map-chosen'), fill: false, smoothFactor: 0.5 });
    void this.#outlines.rings(id).then((rings) => rings && shape.setLatLngs(rings));
    return shape;
  }
}

/** One shape for all circles, whose fill covers what they have in common once. */
function radiusShape(circles: readonly MapCircle[]): L.Polygon {
  return L.polygon(
    circles.map((circle) => [ringOf(circle)]),
    {
      ...drawnAs('map-radius'),
      fillRule: 'nonzero',
      // Of several, the lines would cross each other.
      stroke: circles.length === 1,
    },
  );
}

function ringOf({ lat, lng, km }: MapCircle): L.LatLngTuple[] {
  const high = km / KM_PER_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return [lat + high * Math.sin(angle), lng + wide * Math.cos(angle)];
  });
}

function drawnAs(className: string): L.PolylineOptions {
  return { className, pane: PANE.name, interactive: false };
}
