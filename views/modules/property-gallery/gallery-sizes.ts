import type { SiteInfo } from '../../domain/site/site.ts';
import { contentSizes, mainColumnIn } from '../../ui/picture/content-sizes.ts';

/** The mosaic's large picture, one of its small ones, or one outside the mosaic. */
export type GalleryPlace = 'lead' | 'mosaic' | 'more';

/** Parts of the frame's width of the large picture and of a small one, by layout (property-gallery.css). */
const SHARES: Readonly<Record<number, readonly [lead: number, small: number]>> = {
  1: [1, 1],
  2: [1 / 2, 1 / 2],
  3: [2 / 3, 1 / 3],
  4: [2 / 3, 1 / 3],
  5: [1 / 2, 1 / 4],
};

/**
 * The `sizes` of a picture. Without script all pictures are shown in two columns
 * (property-gallery.css). Browsers that support `sizes=auto` fetch lazy pictures at their displayed
 * width, others at that of the mosaic; pictures outside the mosaic are otherwise only shown large.
 * @param layout number of pictures that the mosaic's layout is for, 1 to 5.
 */
export function gallerySizes(
  place: GalleryPlace,
  layout: number,
  template: SiteInfo['siteTemplate'],
): string {
  const [lead, small] = SHARES[layout] ?? [1, 1];
  const share = place === 'mosaic' ? small : lead;
  // A single photograph is as wide as the main column, with the card beside it.
  const isInColumn = template === 'gevel' || layout === 1;
  const narrower = [
    ...(isInColumn ? [`(min-width: 64rem) ${Math.ceil(66 * share)}vw`] : []),
    `(min-width: 48rem) ${Math.ceil(100 * share)}vw`,
    '100vw',
  ].join(', ');
  const sizes = contentSizes(
    (content) => (isInColumn ? mainColumnIn(content) : content) * share,
    narrower,
  );
  return place === 'lead' ? sizes : `auto, ${sizes}`;
}
