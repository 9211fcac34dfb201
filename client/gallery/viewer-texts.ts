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
  /** With `{index}` and `{total}` in them. */
  photo: string;
  plan: string;
}
