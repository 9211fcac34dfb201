/** A street map of the agency's own: a PMTiles archive in its folder. */
export interface StreetMap {
  /** URL of the archive on the site itself, which is read in ranges. */
  url: string;
  /** Maximum zoom of its tiles; beyond it they are enlarged. */
  maxZoom: number;
  /** Attribution that its makers require. */
  attribution: string;
}
