import { isPlan, type Picture } from '../../domain/property/picture.ts';
import type { DataPort } from '../../data-port.ts';

/** Pictures that the mosaic is laid out for; four would leave a hole, so it shows three then. */
const IN_MOSAIC = 5;
const SHOWN_OF_FOUR = 3;

export interface GalleryOrder {
  /** Photographs, or plans where there is nothing else; the mosaic shows the first of them. */
  main: readonly Picture[];
  /** Plans beside photographs. */
  plans: readonly Picture[];
  /** How many the mosaic is laid out for: 1 to 5, or 0. */
  layout: number;
  /** How many of `main` it shows. */
  shown: number;
}

/**
 * Photographs, and floor plans beside them. A picture that is not there takes no place and is not
 * counted; one that stands twice, once.
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
  const layout = Math.min(main.length, IN_MOSAIC);
  return {
    main,
    plans: photos.length > 0 ? plans : [],
    layout,
    shown: layout === 4 ? SHOWN_OF_FOUR : layout,
  };
}
