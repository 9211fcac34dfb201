/** In the visitor's language. */
export interface ViewerTexts {
  title: string;
  photos: string;
  plans: string;
  thumbnails: string;
  previous: string;
  next: string;
  download: string;
  close: string;
  /** Between the number of a picture and what is on it. */
  colon: string;
  /** With `{index}` and `{total}` in them. */
  photo: string;
  plan: string;
}
