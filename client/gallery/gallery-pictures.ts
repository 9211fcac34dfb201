/** A picture of the gallery, read from the page's HTML so that it is not sent twice. */
export interface GalleryPicture {
  /** URL of the large picture, which is downloaded. */
  href: string;
  /** Description in the visitor's language. */
  alt: string;
  isPlan: boolean;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  sources: readonly { type: string; srcSet: string }[];
}

/** Reads a gallery's pictures from its links: photographs first, otherwise in document order. */
export function picturesOf(links: readonly HTMLAnchorElement[]): GalleryPicture[] {
  return links.map((link) => {
    const image = link.querySelector('img');
    const sources = [...link.querySelectorAll('source')];
    return {
      href: link.href,
      alt: image?.alt ?? '',
      isPlan: link.dataset['kind'] === 'plan',
      width: Number(image?.getAttribute('width')),
      height: Number(image?.getAttribute('height')),
      sources: sources.map(({ type, srcset }) => ({ type, srcSet: srcset })),
    };
  });
}

/** The number of a picture among those of its kind, from 1, and their total. */
export interface GalleryPosition {
  index: number;
  total: number;
  isPlan: boolean;
}

/** @param at index among all pictures, from 0. */
export function galleryPosition(
  pictures: readonly Pick<GalleryPicture, 'isPlan'>[],
  at: number,
): GalleryPosition {
  const isPlan = pictures[at]?.isPlan ?? false;
  const isAlike = (one: Pick<GalleryPicture, 'isPlan'>) => one.isPlan === isPlan;
  return {
    index: pictures.slice(0, at + 1).filter(isAlike).length,
    total: pictures.filter(isAlike).length,
    isPlan,
  };
}
