import * as L from 'leaflet';
import { readBounds } from '../../views/domain/filters/bounds.ts';
import type { Bounds } from '../../views/domain/list/list-query.ts';
import type { MapEntries } from '../../views/domain/place/map-answer.ts';
import { ClusterIndex, type Shown } from './cluster-index.ts';
import type { TileSource } from './map-text.ts';
import { MapLayers, type Opened } from './map-layers.ts';

/** How near a single place is shown (spec section 9); nothing is shown nearer by itself. */
const MAX_FRAME_ZOOM = 15;

/** Steps of the zoom: whole ones would show what just does not fit at half its size. */
const ZOOM_STEP = 0.25;

/** For `prefers-reduced-motion`. */
const NO_ANIMATION = { zoomAnimation: false, fadeAnimation: false, inertia: false };

interface Options {
  tiles: TileSource;
  /** Markers are signs that open nothing. */
  isStatic: boolean;
  /** The page is scrolled over it: the map is moved by a mouse, by two fingers and by keys. */
  isInPage: boolean;
  /** What markers are called where their entry has no name of its own. */
  nameOf: (shown: Shown) => string;
  /** The visitor has moved the map to this part of the world. */
  onMoved: (bounds: Bounds) => void;
  /** A marker was chosen; what it opens goes into `node`. */
  onOpen: (opened: Opened) => void;
  onClosed: () => void;
}

/** Leaflet behind a few words: it knows nothing of lists, and React knows nothing of it. */
export class LeafletView {
  readonly #map: L.Map;
  readonly #options: Options;
  readonly #layers: MapLayers;
  readonly #size: ResizeObserver;
  #index: ClusterIndex | undefined;
  /** The map moves by itself. */
  #isMoving = false;

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
    L.tileLayer(tiles.url, { minZoom: tiles.minZoom, maxZoom: tiles.maxZoom }).addTo(this.#map);
    L.control.scale({ imperial: false }).addTo(this.#map);
    this.#layers = new MapLayers(this.#map, {
      isStatic,
      nameOf: options.nameOf,
      onChosen: (shown, isByKeyboard) => this.#choose(shown, isByKeyboard),
    });
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

  /** Shows these entries instead of the ones before. */
  show(entries: MapEntries): void {
    this.#index = new ClusterIndex(entries, this.#options.tiles.maxZoom);
    this.#sync();
  }

  /** Shows this part of the world; one place at `zoom`. */
  frame({ south, west, north, east }: Bounds, zoom: number): void {
    const isPlace = south === north && west === east;
    this.#quietly(() => {
      if (isPlace) this.#map.setView([south, west], zoom, { animate: false });
      else {
        const corners = L.latLngBounds([south, west], [north, east]);
        const room = { padding: L.point(36, 48), maxZoom: MAX_FRAME_ZOOM, animate: false };
        this.#map.fitBounds(corners, room);
      }
    });
    this.#sync();
  }

  /** To the next whole zoom, at which tiles are as sharp as they can be. */
  zoomBy(step: 1 | -1): void {
    const zoom = this.#map.getZoom();
    this.#map.setZoom(step > 0 ? Math.floor(zoom) + 1 : Math.ceil(zoom) - 1);
  }

  /** Lights the marker that a home is in; none without a key. */
  highlight(key: string | undefined): void {
    this.#layers.highlight((shown) => key !== undefined && this.#holds(shown, key));
  }

  closePopup(): void {
    this.#map.closePopup();
  }

  focusMarker(id: string): void {
    if (!this.#layers.focus((shown) => shown.id === id)) this.#map.getContainer().focus();
  }

  remove(): void {
    this.#size.disconnect();
    this.#map.remove();
  }

  readonly #moved = () => {
    this.#sync();
    const isByItself = this.#isMoving;
    this.#isMoving = false;
    if (!isByItself) this.#options.onMoved(this.#bounds());
  };

  #quietly(move: () => void): void {
    this.#isMoving = true;
    move();
    this.#isMoving = false;
  }

  #bounds(): Bounds {
    const { lat: south, lng: west } = this.#map.getBounds().getSouthWest();
    const { lat: north, lng: east } = this.#map.getBounds().getNorthEast();
    const text = [south, west, north, east].map((degrees) => degrees.toFixed(6)).join();
    return readBounds(text) ?? { south, west, north, east };
  }

  #sync(): void {
    if (!this.#index || !this.#isFramed()) return;
    const around = this.#map.getBounds().pad(0.2);
    const view = {
      south: around.getSouth(),
      west: around.getWest(),
      north: around.getNorth(),
      east: around.getEast(),
    };
    // Markers of the next whole zoom have room enough one step before it.
    const zoom = Math.floor(this.#map.getZoom() + ZOOM_STEP);
    this.#layers.show(this.#index.within(view, zoom));
  }

  /** Leaflet throws where it is asked what it shows before it shows anything. */
  #isFramed(): boolean {
    return (this.#map as L.Map & { _loaded?: boolean })._loaded === true;
  }

  #choose(shown: Shown, isByKeyboard: boolean): void {
    const { maxZoom } = this.#options.tiles;
    if (shown.kind === 'aggregate')
      return this.#enter(shown, this.#map.getZoom() + 2, isByKeyboard);
    if (shown.kind === 'cluster') {
      const zoom = this.#index!.expansionZoom(shown.cluster);
      if (zoom <= maxZoom) return this.#enter(shown, zoom, isByKeyboard);
    }
    const keys = this.#keysOf(shown);
    const opened = this.#layers.open(shown);
    this.#options.onOpen({ ...opened, shown, keys, isByKeyboard });
  }

  /** Goes nearer, to where it falls apart. Who came by the keyboard finds a marker under it again. */
  #enter({ lat, lng }: Shown, zoom: number, isByKeyboard: boolean): void {
    if (isByKeyboard) this.#map.once('moveend', () => this.#focusNearest(lat, lng));
    this.#map.setView([lat, lng], zoom);
  }

  #focusNearest(lat: number, lng: number): void {
    const near = this.#map.getBounds().pad(-0.1);
    const isNear = (shown: Shown) => near.contains([shown.lat, shown.lng]);
    if (!this.#layers.focus(isNear, (shown) => Math.hypot(shown.lat - lat, shown.lng - lng))) {
      this.#map.getContainer().focus();
    }
  }

  #keysOf(shown: Shown, most?: number): readonly string[] {
    if (shown.kind === 'point') return [shown.point.key];
    if (shown.kind === 'area') return shown.area.keys;
    return shown.kind === 'cluster' ? (this.#index?.keysIn(shown.cluster, most) ?? []) : [];
  }

  #holds(shown: Shown, key: string): boolean {
    return this.#keysOf(shown, Infinity).includes(key);
  }
}

function matches(query: string): boolean {
  return matchMedia(query).matches;
}
