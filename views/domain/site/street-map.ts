/** A street map of the agency's own: a PMTiles archive in its folder. */
export interface StreetMap {
  /** URL of the archive on the site itself, which is read in ranges. */
  url: string;
  /** The nearest zoom of its tiles; nearer by they are enlarged. */
  maxZoom: number;
  /** What its makers want to be named by. */
  attribution: string;
}
