/** What a home has in a row of a comparison. */
export interface Cell {
  /** '' if it is unknown or not published. */
  text: string;
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined;
  /** For finding the lowest or the highest; undefined if it cannot be compared. */
  number?: number | undefined;
}
