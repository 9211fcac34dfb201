import type { ListItem } from '../list/list-item.ts';
import { isPlan, type Picture } from './picture.ts';

/** Photographs of a card at most: who wants more opens the home. */
const MAX_PHOTOS = 8;

/** The pictures that a card can show: the first one, and the photographs after it. */
export function cardPhotos({ pictures }: Pick<ListItem, 'pictures'>): Picture[] {
  return pictures.filter((picture, at) => at === 0 || !isPlan(picture)).slice(0, MAX_PHOTOS);
}

/** A photograph of a card, as `/api/card-photos` gives it. */
export interface CardPhoto {
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** URL for browsers that know neither AVIF nor WebP. */
  src: string;
  /** `srcset` of each format. */
  avif: string;
  webp: string;
  /** Classes of the image: how it is cropped. */
  classes: string;
  /** In the visitor's language; '' if it has none. */
  name: string;
}

export interface CardPhotosAnswer {
  photos: readonly CardPhoto[];
}
