import * as L from 'leaflet';
import {
  type Box,
  type MapName,
  type PlacedName,
  placeNames,
} from '../../views/domain/place/map-names.ts';
import { warn } from '../warn.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Above the tiles and areas (400), below the markers (600). */
const PANE = { name: 'names', level: '450' };

/**
 * The names of places over tiles that have none, in the page's own type: placed so that they
 * overlap neither each other nor a marker. Placed anew whenever the map or its markers have moved.
 */
export class NamesLayer {
  readonly #map: L.Map;
  readonly #svg: SVGSVGElement;
  readonly #obstacles: () => readonly Box[];
  readonly #request = new AbortController();
  #names: readonly MapName[] = [];

  /** @param obstacles the boxes of the markers, in pixels of the map's element. */
  constructor(map: L.Map, url: string, obstacles: () => readonly Box[]) {
    this.#map = map;
    this.#obstacles = obstacles;
    this.#svg = document.createElementNS(SVG, 'svg');
    this.#svg.setAttribute('class', 'map-names leaflet-zoom-hide');
    this.#svg.setAttribute('aria-hidden', 'true');
    const pane = map.createPane(PANE.name);
    pane.style.zIndex = PANE.level;
    pane.style.pointerEvents = 'none';
    pane.append(this.#svg);
    const { signal } = this.#request;
    namesAt(url, signal).then(
      (names) => {
        if (signal.aborted) return;
        this.#names = names;
        map.whenReady(() => this.place());
      },
      (error: unknown) => {
        if (!signal.aborted) warn('the map has no names', error);
      },
    );
  }

  /** Cancels names that are still to be placed: a removed map cannot place them. */
  remove(): void {
    this.#request.abort();
  }

  place(): void {
    const { x: width, y: height } = this.#map.getSize();
    const placed = placeNames(this.#names, {
      zoom: this.#map.getZoom(),
      pixelOf: (at) => {
        const { x, y } = this.#map.latLngToContainerPoint([...at]);
        return [Math.round(x), Math.round(y)];
      },
      within: { left: 0, right: width, top: 0, bottom: height },
      obstacles: this.#obstacles(),
    });
    // An element of the document, which Leaflet moves as it moves any other.
    const element = this.#svg as Element as HTMLElement;
    L.DomUtil.setPosition(element, this.#map.containerPointToLayerPoint([0, 0]));
    this.#svg.setAttribute('width', String(width));
    this.#svg.setAttribute('height', String(height));
    this.#svg.replaceChildren(...placed.flatMap(nodesOf));
  }
}

function nodesOf({ text, rank, x, y, dot }: PlacedName): SVGElement[] {
  const name = document.createElementNS(SVG, 'text');
  name.setAttribute('class', `map-name-${rank}`);
  name.setAttribute('x', String(x));
  name.setAttribute('y', String(y));
  name.textContent = text;
  return dot ? [dotAt(dot), name] : [name];
}

function dotAt({ x, y }: { x: number; y: number }): SVGElement {
  const dot = document.createElementNS(SVG, 'circle');
  dot.setAttribute('class', 'map-dot');
  dot.setAttribute('cx', String(x));
  dot.setAttribute('cy', String(y));
  dot.setAttribute('r', '2.5');
  return dot;
}

async function namesAt(url: string, signal: AbortSignal): Promise<readonly MapName[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as MapName[];
}
