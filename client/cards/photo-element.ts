import type { CardPhoto } from '../../views/domain/property/card-photos.ts';

/** A photograph as `<picture>`, without a name: the words of its card are beside it. */
export function photoElement(photo: CardPhoto, sizes: string): HTMLElement {
  const { width, height, src, avif, webp, classes } = photo;
  const picture = document.createElement('picture');
  for (const [type, srcset] of Object.entries({ 'image/avif': avif, 'image/webp': webp })) {
    picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes }));
  }
  const image = document.createElement('img');
  picture.append(Object.assign(image, { className: classes, width, height, alt: '', src }));
  return picture;
}
