/** What every map says, in the visitor's language. */
export interface CanvasTexts {
  label: string;
  zoomIn: string;
  zoomOut: string;
}

/** What the map of a list says besides; `{…}` stands for what is put in. */
export interface MapTexts extends CanvasTexts {
  /** `{count}` homes close together. */
  cluster: string;
  /** `{count}` homes somewhere in `{place}`. */
  area: string;
  /** Why they have no point. */
  areaNote: string;
  close: string;
  loading: string;
  failed: string;
  /** `{shown}` of `{count}` are told of. */
  some: string;
}

/** Where a map's tiles come from, and who asks to be named for them. */
export interface TileSource {
  /** A URL template with `{z}`, `{x}` and `{y}`. */
  url: string;
  minZoom: number;
  maxZoom: number;
  attribution?: { text: string; link?: string };
}
