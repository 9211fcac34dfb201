import type { GalleryPicture } from './gallery-pictures.ts';

interface Props {
  picture: GalleryPicture;
  sizes: string;
  alt: string;
  isLazy?: boolean;
}

/** A picture of the page with other `sizes`. */
export function ViewerPicture({ picture, sizes, alt, isLazy = false }: Props) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={picture.isPlan ? 'viewer-plan' : undefined}
        loading={isLazy ? 'lazy' : undefined}
        decoding="async"
        src={picture.href}
        width={picture.width}
        height={picture.height}
        alt={alt}
      />
    </picture>
  );
}
