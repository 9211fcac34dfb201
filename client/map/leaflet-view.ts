import * as L from 'leaflet';
import { readBounds, type Bounds } from '../../views/domain/filters/bounds.ts';
import type { MapEntries } from '../../views/domain/place/map-answer.ts';
import { type MapView, readMapView, ZOOM_STEPS } from '../../views/domain/place/map-view.ts';
import { type Corner, STEPS } from '../../views/domain/polygon/decode-polyline.ts';
import { isFocusFree } from '../is-focus-free.ts';
import { addStreets } from './add-streets.ts';
import { controlBoxes } from './boxes.ts';
import { ClusterIndex, type KeysInView, type MapFeature } from './cluster-index.ts';
import type { TileSource } from './map-text.ts';
import { MapLayers, type OpenedMarker } from './map-layers.ts';
import type { MapSurface } from './draw/map-surface.ts';
import { NamesLayer } from './names-layer.ts';
import { OutlineSource } from './outlines.ts';
import { PlacesLayer } from './places-layer.ts';

/** Zoom step: at whole steps, bounds that just do not fit would be shown at half the size. */
const ZOOM_STEP = 1 / ZOOM_STEPS;
/** From so far below a whole zoom on, markers of that zoom have room enough. */
const ALMOST_WHOLE = 0.25;
/** The part of the view by which bounds may lie outside it: they are rounded. */
const ROUNDED = 0.02;

/** Pixels around what is framed: half a plate, and at the right the buttons of the zoom. */
const ROOM = { paddingTopLeft: L.point(48, 56), paddingBottomRight: L.point(64, 40) };
/** On a phone, whose width is what an area of more than one region fills. */
const NARROW_ROOM = { paddingTopLeft: L.point(36, 56), paddingBottomRight: L.point(36, 40) };
/** Pixels that a map on a phone is at most wide. */
const NARROW = 480;

/** The part of the view at each edge in which a home counts as out of view. */
const EDGE = 0.1;

/** For `prefers-reduced-motion`. */
const NO_ANIMATION = { zoomAnimation: false, fadeAnimation: false, inertia: false };

interface Options {
  tiles: TileSource;
  /** Markers are images that open nothing. */
  isStatic: boolean;
  /** The page scrolls under the pointer: the map is moved by mouse, two fingers or keys. */
  isInPage: boolean;
  /** Name of a marker whose entry has none. */
  nameOf: (feature: MapFeature) => string;
  /** Called when the visitor has moved the map. */
  onMoved: (bounds: Bounds, view: MapView) => void;
  /** Called with the homes in view after each move by the visitor, and when the entries change. */
  onInView: (inView: KeysInView) => void;
  /**
   * Called with the keys of the homes of a chosen marker.
   * @returns whether they are shown elsewhere than in a popup.
   */
  onPicked: (keys: readonly string[]) => boolean;
  /** Called when a marker was chosen; the popup is rendered into `node`. */
  onOpen: (opened: OpenedMarker) => void;
  onClosed: () => void;
  /** Keys of the homes whose marker is pointed at or has the focus; empty when there is none. */
  onPointed: (keys: readonly string[]) => void;
}

/** Wraps Leaflet: a map that is independent of lists and of React. */
export class LeafletView implements MapSurface {
  readonly #map: L.Map;
  readonly #options: Options;
  readonly #layers: MapLayers;
  readonly #places: PlacesLayer;
  readonly #size: ResizeObserver;
  readonly #names: NamesLayer | undefined;
  #index: ClusterIndex | undefined;
  #area: L.Polygon | undefined;
  /** The map is being moved by code: the next end of a move is its own. */
  #isMoving = false;
  /** Code moves the map at once: every end of a move is its own. */
  #isQuiet = false;

  constructor(element: HTMLElement, options: Options) {
    const { tiles, isStatic } = options;
    this.#options = options;
    this.#map = L.map(element, {
      attributionControl: false,
      zoomControl: false,
      zoomSnap: ZOOM_STEP,
      minZoom: tiles.minZoom,
      maxZoom: tiles.maxZoom,
      ...(matches('(prefers-reduced-motion: reduce)') && NO_ANIMATION),
      ...(options.isInPage && { scrollWheelZoom: false, dragging: !matches('(pointer: coarse)') }),
    });
    const { url, minZoom, maxZoom, maxTileZoom: maxNativeZoom = maxZoom, streets } = tiles;
    L.tileLayer(url, { minZoom, maxZoom, maxNativeZoom }).addTo(this.#map);
    if (streets) void addStreets(this.#map, streets);
    L.control.scale({ imperial: false }).addTo(this.#map);
    const outlines = new OutlineSource(tiles.outlines);
    this.#places = new PlacesLayer(this.#map, outlines);
    this.#layers = new MapLayers(this.#map, {
      isStatic,
      nameOf: options.nameOf,
      onChosen: (feature, isByKeyboard) => this.#choose(feature, isByKeyboard),
      onPointed: (feature) => options.onPointed(feature ? this.#keysOf(feature) : []),
      outlines,
    });
    if (tiles.names !== undefined) {
      this.#names = new NamesLayer(this.#map, tiles.names, () => [
        ...this.#layers.boxes(),
        ...controlBoxes(element),
      ]);
    }
    this.#map.on('moveend', this.#moved);
    this.#map.on('autopanstart', () => {
      this.#isMoving = true;
    });
    this.#map.on('popupclose', options.onClosed);
    this.#size = new ResizeObserver(() =>
      this.#quietly(() => this.#map.invalidateSize({ pan: false })),
    );
    this.#size.observe(element);
  }

  /** Replaces the entries on the map. */
  show(entries: MapEntries): void {
    this.#index = new ClusterIndex(entries, this.#options.tiles.maxZoom);
    this.#places.show(entries.places);
    this.#sync();
    this.#tellInView();
  }

  /** Shows these bounds, or a single position at `zoom`. */
  frame({ south, west, north, east }: Bounds, zoom: number): void {
    const isPlace = south === north && west === east;
    const { frameZoom } = this.#options.tiles;
    this.#quietly(() => {
      if (isPlace) this.#map.setView([south, west], Math.min(zoom, frameZoom), { animate: false });
      else {
        const corners = L.latLngBounds([south, west], [north, east]);
        const room = this.#map.getSize().x > NARROW ? ROOM : NARROW_ROOM;
        this.#map.fitBounds(corners, { ...room, maxZoom: frameZoom, animate: false });
      }
    });
    this.#sync();
    this.#tellInView();
  }

  /**
   * Shows a view; a smaller screen than that where it was chosen, and a map without a view, shows at
   * least the bounds.
   */
  goTo(view: MapView | undefined, bounds: Bounds | undefined): void {
    if (view) this.#quietly(() => this.#map.setView(view, view.zoom, { animate: false }));
    if (bounds && !(view && this.#shows(bounds))) {
      const { south, west, north, east } = bounds;
      const corners = L.latLngBounds([south, west], [north, east]);
      const maxZoom = view ? this.#options.tiles.maxZoom : this.#options.tiles.frameZoom;
      this.#quietly(() => this.#map.fitBounds(corners, { maxZoom, animate: false }));
    }
    this.#sync();
    this.#tellInView();
  }

  #shows({ south, west, north, east }: Bounds): boolean {
    const seen = this.#map.getBounds().pad(ROUNDED);
    return seen.contains([south, west]) && seen.contains([north, east]);
  }

  /** Goes to the next whole zoom, at which tiles are sharpest. */
  zoomBy(step: 1 | -1): void {
    const zoom = this.#map.getZoom();
    this.#map.setZoom(step > 0 ? Math.floor(zoom) + 1 : Math.ceil(zoom) - 1);
  }

  /** Highlights the marker that contains a home; none if undefined. */
  highlight(key: string | undefined): void {
    this.#layers.highlight((feature) => key !== undefined && this.#holds(feature, key));
  }

  cornerAt(x: number, y: number): Corner {
    const { lat, lng } = this.#map.containerPointToLatLng([x, y]);
    return [inSteps(lat, 90), inSteps(lng, 180)];
  }

  pointOf([lat, lng]: Corner): [x: number, y: number] {
    const { x, y } = this.#map.latLngToContainerPoint([lat / STEPS, lng / STEPS]);
    return [Math.round(x), Math.round(y)];
  }

  showArea(corners: readonly Corner[]): void {
    this.#area?.remove();
    this.#area = undefined;
    if (corners.length === 0) return;
    const ring = corners.map(([lat, lng]): L.LatLngTuple => [lat / STEPS, lng / STEPS]);
    this.#area = L.polygon(ring, { className: 'map-drawn', interactive: false }).addTo(this.#map);
  }

  /** Brings a home into view, if it is not; the zoom stays. */
  reveal(key: string): void {
    const at = this.#index?.positionOf(key);
    if (!at || this.#map.getBounds().pad(-EDGE).contains(at)) return;
    // Ends the pan before it, which is code's too.
    this.#quietly(() => this.#map.stop());
    this.#isMoving = true;
    this.#map.panTo(at);
  }

  closePopup(): void {
    this.#map.closePopup();
  }

  focusMarker(id: string): void {
    if (!this.#layers.focus((feature) => feature.id === id)) this.#map.getContainer().focus();
  }

  remove(): void {
    this.#size.disconnect();
    this.#names?.remove();
    this.#map.remove();
  }

  readonly #moved = () => {
    this.#sync();
    const isOwnMove = this.#isMoving || this.#isQuiet;
    this.#isMoving = false;
    if (isOwnMove) return;
    this.#options.onMoved(this.#bounds(), this.#view());
    this.#tellInView();
  };

  #tellInView(): void {
    if (!this.#index || !this.#isFramed()) return;
    this.#options.onInView(this.#index.keysWithin(this.#bounds(), this.#map.getCenter()));
  }

  #quietly(move: () => void): void {
    this.#isQuiet = true;
    move();
    this.#isQuiet = false;
  }

  #bounds(): Bounds {
    const { lat: south, lng: west } = this.#map.getBounds().getSouthWest();
    const { lat: north, lng: east } = this.#map.getBounds().getNorthEast();
    const text = [south, west, north, east].map((degrees) => degrees.toFixed(6)).join();
    return readBounds(text) ?? { south, west, north, east };
  }

  #view(): MapView {
    const { lat, lng } = this.#map.getCenter();
    const text = [lat, lng, this.#map.getZoom()].map((value) => value.toFixed(6)).join();
    return readMapView(text) ?? { lat, lng, zoom: this.#map.getZoom() };
  }

  #sync(): void {
    if (!this.#isFramed()) return;
    this.#showMarkers();
    // After the markers: no name stands under one.
    this.#names?.place();
  }

  #showMarkers(): void {
    if (!this.#index) return;
    const around = this.#map.getBounds().pad(0.2);
    const view = {
      south: around.getSouth(),
      west: around.getWest(),
      north: around.getNorth(),
      east: around.getEast(),
    };
    const zoom = Math.floor(this.#map.getZoom() + ALMOST_WHOLE);
    this.#layers.show(this.#index.within(view, zoom));
    this.#layers.fitPlates();
  }

  /** Whether the map has a view; Leaflet throws on getBounds() before. */
  #isFramed(): boolean {
    return (this.#map as L.Map & { _loaded?: boolean })._loaded === true;
  }

  #choose(feature: MapFeature, isByKeyboard: boolean): void {
    const { maxZoom } = this.#options.tiles;
    if (feature.kind === 'aggregate')
      return this.#enter(feature, this.#map.getZoom() + 2, isByKeyboard);
    if (feature.kind === 'cluster') {
      const zoom = this.#index!.expansionZoom(feature.cluster);
      if (zoom <= maxZoom) return this.#enter(feature, zoom, isByKeyboard);
    }
    const keys = this.#keysOf(feature);
    if (this.#options.onPicked(keys)) return;
    const opened = this.#layers.open(feature);
    this.#options.onOpen({ ...opened, feature, keys, isByKeyboard });
  }

  /** Zooms to where a cluster splits. After a key press the focus goes to a marker near it. */
  #enter({ lat, lng }: MapFeature, zoom: number, isByKeyboard: boolean): void {
    if (isByKeyboard) this.#map.once('moveend', () => this.#focusNearest(lat, lng));
    this.#map.setView([lat, lng], zoom);
  }

  #focusNearest(lat: number, lng: number): void {
    if (!isFocusFree(this.#map.getContainer())) return;
    const near = this.#map.getBounds().pad(-0.1);
    const isNear = (feature: MapFeature) => near.contains([feature.lat, feature.lng]);
    if (
      !this.#layers.focus(isNear, (feature) => Math.hypot(feature.lat - lat, feature.lng - lng))
    ) {
      this.#map.getContainer().focus();
    }
  }

  #keysOf(feature: MapFeature, most?: number): readonly string[] {
    if (feature.kind === 'point') return [feature.point.key];
    if (feature.kind === 'area') return feature.area.keys;
    return feature.kind === 'cluster' ? (this.#index?.keysIn(feature.cluster, most) ?? []) : [];
  }

  #holds(feature: MapFeature, key: string): boolean {
    return this.#keysOf(feature, Infinity).includes(key);
  }
}

/** Whole steps, at most so many degrees from zero. */
function inSteps(degrees: number, most: number): number {
  return Math.round(Math.min(Math.max(degrees, -most), most) * STEPS);
}

function matches(query: string): boolean {
  return matchMedia(query).matches;
}
