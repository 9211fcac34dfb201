import * as L from 'leaflet';
import type { Shown } from './cluster-index.ts';
import { areaMarker, clusterMarker, pointMarker, signMarker } from './markers.ts';

/** What a chosen marker opens. */
export interface Opened {
  shown: Shown;
  /** Keys of the homes to show. */
  keys: readonly string[];
  isByKeyboard: boolean;
  popup: L.Popup;
  /** Container of the popup's content. */
  node: HTMLElement;
}

interface Options {
  /** Markers open nothing. */
  isStatic: boolean;
  nameOf: (shown: Shown) => string;
  onChosen: (shown: Shown, isByKeyboard: boolean) => void;
}

interface Layer {
  shown: Shown;
  layer: L.Marker | L.FeatureGroup | L.Circle;
}

/** Pixels: the width of a card, and offsets of the height of a marker. */
const POPUP = { width: 264, abovePoint: -36, aboveCount: -16 };

/** The markers on a map. Unchanged markers are not replaced, so that they keep the focus. */
export class MapLayers {
  readonly #map: L.Map;
  readonly #options: Options;
  readonly #layers = new Map<string, Layer>();

  constructor(map: L.Map, options: Options) {
    this.#map = map;
    this.#options = options;
  }

  show(wanted: readonly Shown[]): void {
    const ids = new Set(wanted.map(({ id }) => id));
    const had = this.#map.getContainer().contains(document.activeElement);
    for (const [id, { layer }] of this.#layers) {
      if (ids.has(id)) continue;
      layer.remove();
      this.#layers.delete(id);
    }
    for (const shown of wanted) if (!this.#layers.has(shown.id)) this.#add(shown);
    // The focused marker was removed: the map takes the focus.
    const isLost = had && !this.#map.getContainer().contains(document.activeElement);
    if (isLost) this.#map.getContainer().focus({ preventScroll: true });
  }

  highlight(isLit: (shown: Shown) => boolean): void {
    for (const { shown, layer } of this.#layers.values()) {
      const lit = isLit(shown);
      buttonOf(layer)?.classList.toggle('map-lit', lit);
      if (layer instanceof L.Marker) layer.setZIndexOffset(lit ? 1000 : 0);
    }
  }

  /**
   * Focuses the nearest marker that fits, by default the first.
   * @returns whether there was one.
   */
  focus(fits: (shown: Shown) => boolean, distance: (shown: Shown) => number = () => 0): boolean {
    const [nearest] = [...this.#layers.values()]
      .filter(({ shown }) => fits(shown))
      .sort((a, b) => distance(a.shown) - distance(b.shown));
    const button = nearest && buttonOf(nearest.layer);
    button?.focus();
    return button !== undefined;
  }

  open({ kind, lat, lng }: Shown): Pick<Opened, 'popup' | 'node'> {
    const node = document.createElement('div');
    const isPoint = kind === 'point';
    const popup = L.popup({
      closeButton: false,
      closeOnEscapeKey: false,
      className: 'map-popup',
      minWidth: POPUP.width,
      maxWidth: POPUP.width,
      offset: [0, isPoint ? POPUP.abovePoint : POPUP.aboveCount],
      // Padding for what lies over the map: a button at the top, the zoom at the right.
      autoPanPaddingTopLeft: [12, 72],
      autoPanPaddingBottomRight: [68, 12],
    });
    popup.setLatLng([lat, lng]).setContent(node).openOn(this.#map);
    return { popup, node };
  }

  #add(shown: Shown): void {
    const layer = this.#layerOf(shown);
    if (!this.#options.isStatic) this.#listen(layer, shown);
    layer.addTo(this.#map);
    this.#layers.set(shown.id, { shown, layer });
  }

  #listen(layer: Layer['layer'], shown: Shown): void {
    layer.on('click', ({ originalEvent }: L.LeafletMouseEvent) => {
      // `detail` counts clicks; it is 0 for a click by keyboard.
      this.#options.onChosen(shown, originalEvent.detail === 0);
    });
  }

  #layerOf(shown: Shown): Layer['layer'] {
    const name = this.#options.nameOf(shown);
    const at: L.LatLngTuple = [shown.lat, shown.lng];
    if (this.#options.isStatic) return signMarker(shown, name);
    if (shown.kind === 'point') return pointMarker(at, name, shown.point.label);
    if (shown.kind === 'area') return areaMarker(shown.area, name);
    return clusterMarker(at, shown.count, name);
  }
}

function buttonOf(layer: Layer['layer']): HTMLButtonElement | undefined {
  const marker = layer instanceof L.FeatureGroup ? layer.getLayers().at(-1) : layer;
  const element = marker instanceof L.Marker ? marker.getElement() : undefined;
  return element?.querySelector('button') ?? undefined;
}
