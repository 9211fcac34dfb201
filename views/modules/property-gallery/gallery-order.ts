import { isPlan, type Picture } from '../../domain/property/picture.ts';
import type { DataPort } from '../../data-port.ts';

/** Pictures in the mosaic; it has no layout for four and shows three. */
const MAX_IN_MOSAIC = 5;
const IN_MOSAIC_OF_FOUR = 3;

export interface GalleryOrder {
  /** Photographs, or plans if there are none; the mosaic shows the first ones. */
  main: readonly Picture[];
  /** Plans, if there are photographs too. */
  plans: readonly Picture[];
  /** Number of pictures that the mosaic's layout is for: 1 to 5, or 0. */
  layout: number;
  /** Number of pictures of `main` in the mosaic. */
  shown: number;
}

/**
 * Sorts pictures into photographs and plans. Pictures that do not exist and duplicates are dropped.
 */
export function galleryOrder(
  data: Pick<DataPort, 'picture'>,
  pictures: readonly Picture[],
): GalleryOrder {
  const bySource = new Map(pictures.map((picture) => [picture.source, picture]));
  const there = [...bySource.values()].filter((picture) => data.picture(picture) !== undefined);
  const photos = there.filter((picture) => !isPlan(picture));
  const plans = there.filter(isPlan);
  const main = photos.length > 0 ? photos : plans;
  const layout = Math.min(main.length, MAX_IN_MOSAIC);
  return {
    main,
    plans: photos.length > 0 ? plans : [],
    layout,
    shown: layout === 4 ? IN_MOSAIC_OF_FOUR : layout,
  };
}
