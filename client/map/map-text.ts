/** Texts of every map, in the visitor's language. */
export interface CanvasTexts {
  label: string;
  zoomIn: string;
  zoomOut: string;
}

/** Further texts of a list's map; names in braces are filled in by the browser. */
export interface MapTexts extends CanvasTexts {
  /** Contains `{count}`: homes close together. */
  cluster: string;
  /** Contains `{count}` and `{place}`: homes of an approximate area. */
  area: string;
  /** Why these homes have no point. */
  areaNote: string;
  close: string;
  loading: string;
  failed: string;
  /** Contains `{shown}` and `{count}`: a popup that does not show every home. */
  some: string;
}

/** Source of a map's tiles, and its attribution. */
export interface TileSource {
  /** A URL template with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** URL of the names, for tiles without any. */
  names?: string;
  /** URL path to which the ids of municipalities are added, for their outlines. */
  outlines: string;
  /** The agency's own street map, drawn over the tiles. */
  streets?: Streets;
  minZoom: number;
  maxZoom: number;
  /** Maximum zoom of the tiles, if the map zooms further in. */
  maxTileZoom?: number;
  /** Maximum zoom at which the map frames something automatically. */
  frameZoom: number;
  attribution?: { text: string; link?: string };
}

/** A PMTiles archive on the site itself. */
export interface Streets {
  url: string;
  /** Maximum zoom of its tiles. */
  maxZoom: number;
  /** Language of its names. */
  language: string;
}
