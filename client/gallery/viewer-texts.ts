/** Texts in the visitor's language. */
export interface ViewerTexts {
  title: string;
  photos: string;
  plans: string;
  thumbnails: string;
  previous: string;
  next: string;
  download: string;
  /** Of floor plans. */
  zoomIn: string;
  zoomOut: string;
  /** Fills the screen, and the window of the browser again. */
  wholeScreen: string;
  window: string;
  close: string;
  /** Separates a picture's number from its description. */
  colon: string;
  /** Contains `{index}` and `{total}`. */
  photo: string;
  plan: string;
}
