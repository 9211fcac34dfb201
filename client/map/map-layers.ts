import * as L from 'leaflet';
import type { Box } from '../../views/domain/place/map-names.ts';
import { boxesIn } from './boxes.ts';
import type { MapFeature } from './cluster-index.ts';
import { withoutPrice } from './fit-plates.ts';
import { areaMarker, clusterMarker, pointMarker, signMarker } from './markers.ts';
import type { OutlineSource } from './outlines.ts';

/** What a chosen marker opens. */
export interface OpenedMarker {
  feature: MapFeature;
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
  nameOf: (feature: MapFeature) => string;
  onChosen: (feature: MapFeature, isByKeyboard: boolean) => void;
  /** A marker is pointed at or has the focus; undefined when none is any more. */
  onPointed: (feature: MapFeature | undefined) => void;
  outlines: OutlineSource;
}

interface Layer {
  feature: MapFeature;
  layer: L.Marker | L.FeatureGroup | L.Path;
}

/** Class of a marker without its price, which is a square around its position (map.css). */
const SMALL = 'is-small';
/** Pixels: half that square, and from a plate's foot down to its position. */
const SMALL_HALF = 12;
const TIP = 8;

/** Pixels: the width of a card, and offsets of the height of a marker. */
const POPUP = { width: 264, abovePoint: -36, aboveCount: -16 };

/** The markers on a map. Unchanged markers are not replaced, so that they keep the focus. */
export class MapLayers {
  readonly #map: L.Map;
  readonly #options: Options;
  readonly #layers = new Map<string, Layer>();
  #isLit: (feature: MapFeature) => boolean = () => false;

  constructor(map: L.Map, options: Options) {
    this.#map = map;
    this.#options = options;
  }

  show(wanted: readonly MapFeature[]): void {
    const ids = new Set(wanted.map(({ id }) => id));
    const had = this.#map.getContainer().contains(document.activeElement);
    for (const [id, { layer }] of this.#layers) {
      if (ids.has(id)) continue;
      layer.remove();
      this.#layers.delete(id);
    }
    for (const feature of wanted) if (!this.#layers.has(feature.id)) this.#add(feature);
    // The focused marker was removed: the map takes the focus.
    const isLost = had && !this.#map.getContainer().contains(document.activeElement);
    if (isLost) this.#map.getContainer().focus({ preventScroll: true });
  }

  /** Highlights these features, those that are shown later too. */
  highlight(isLit: (feature: MapFeature) => boolean): void {
    this.#isLit = isLit;
    for (const layer of this.#layers.values()) this.#light(layer);
  }

  #light({ feature, layer }: Layer): void {
    const isLit = this.#isLit(feature);
    buttonOf(layer)?.classList.toggle('map-lit', isLit);
    if (layer instanceof L.Marker) layer.setZIndexOffset(isLit ? 1000 : 0);
  }

  /**
   * Focuses the nearest marker that fits, by default the first.
   * @returns whether there was one.
   */
  focus(
    fits: (feature: MapFeature) => boolean,
    distance: (feature: MapFeature) => number = () => 0,
  ): boolean {
    const [nearest] = [...this.#layers.values()]
      .filter(({ feature }) => fits(feature))
      .sort((a, b) => distance(a.feature) - distance(b.feature));
    const button = nearest && buttonOf(nearest.layer);
    button?.focus();
    return button !== undefined;
  }

  /**
   * Hides the price of those markers whose plate would overlap another one; on hover they show it
   * (map.css).
   */
  fitPlates(): void {
    const buttons = [...this.#layers.values()].flatMap(({ layer }) => buttonOf(layer) ?? []);
    for (const button of buttons) button.classList.remove(SMALL);
    const boxes = boxesIn(this.#map.getContainer(), buttons);
    const isPrice = (_: unknown, index: number) => buttons[index]!.matches('.map-price');
    const prices = buttons.filter(isPrice);
    const small = withoutPrice(
      boxes.filter(isPrice).map((plate) => ({ plate, small: smallBox(plate) })),
      boxes.filter((box, index) => !isPrice(box, index)),
    );
    for (const index of small) prices[index]?.classList.add(SMALL);
  }

  /** The boxes of all markers, in pixels of the map's element. */
  boxes(): Box[] {
    const signs = [...this.#layers.values()].flatMap(
      ({ layer }) => elementOf(layer)?.firstElementChild ?? [],
    );
    return boxesIn(this.#map.getContainer(), signs);
  }

  open({ kind, lat, lng }: MapFeature): Pick<OpenedMarker, 'popup' | 'node'> {
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

  #add(feature: MapFeature): void {
    const layer = this.#layerOf(feature);
    if (!this.#options.isStatic) this.#listen(layer, feature);
    layer.addTo(this.#map);
    this.#layers.set(feature.id, { feature, layer });
    this.#light({ feature, layer });
    if (!this.#options.isStatic) this.#listenToFocus({ feature, layer });
  }

  #listen(layer: Layer['layer'], feature: MapFeature): void {
    layer.on('click', ({ originalEvent }: L.LeafletMouseEvent) => {
      // `detail` counts clicks; it is 0 for a click by keyboard.
      this.#options.onChosen(feature, originalEvent.detail === 0);
    });
    layer.on('mouseover', () => this.#options.onPointed(feature));
    layer.on('mouseout', () => this.#options.onPointed(undefined));
  }

  /** A button gets the focus without an event on its layer. */
  #listenToFocus({ feature, layer }: Layer): void {
    const button = buttonOf(layer);
    button?.addEventListener('focus', () => this.#options.onPointed(feature));
    button?.addEventListener('blur', () => this.#options.onPointed(undefined));
  }

  #layerOf(feature: MapFeature): Layer['layer'] {
    const { outlines } = this.#options;
    const name = this.#options.nameOf(feature);
    const at: L.LatLngTuple = [feature.lat, feature.lng];
    if (this.#options.isStatic) return signMarker(feature, name, outlines);
    if (feature.kind === 'point') return pointMarker(at, name, feature.point);
    if (feature.kind === 'area') return areaMarker(feature.area, name, outlines);
    return clusterMarker(at, feature.count, name);
  }
}

function buttonOf(layer: Layer['layer']): HTMLButtonElement | undefined {
  return elementOf(layer)?.querySelector('button') ?? undefined;
}

/** The last element of a group is its count. */
function elementOf(layer: Layer['layer']): HTMLElement | undefined {
  const marker = layer instanceof L.FeatureGroup ? layer.getLayers().at(-1) : layer;
  return marker instanceof L.Marker ? marker.getElement() : undefined;
}

function smallBox({ left, right, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, bottom + TIP];
  return {
    left: x - SMALL_HALF,
    right: x + SMALL_HALF,
    top: y - SMALL_HALF,
    bottom: y + SMALL_HALF,
  };
}
