/** A picture of the gallery as the page's HTML has it: it is not sent a second time. */
export interface GalleryPicture {
  /** The large picture: what is downloaded. */
  href: string;
  /** What is on it, in the visitor's language. */
  alt: string;
  isPlan: boolean;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  sources: readonly { type: string; srcSet: string }[];
}

/** Reads the pictures that a gallery shows, photographs first as they stand there. */
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

/** Which of its kind a picture is, from 1, and how many of that kind there are. */
export interface GalleryPosition {
  index: number;
  total: number;
  isPlan: boolean;
}

/** @param at index among all pictures, from 0. */
export function placeOf(
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
