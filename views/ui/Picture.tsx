import { textOf } from '../domain/multilingual.ts';
import type { Picture as PictureData, PictureVariant } from '../domain/picture.ts';
import type { PageContext } from '../page-context.ts';

interface Props {
  ctx: PageContext;
  picture: PictureData;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The first photograph of a page: fetched at once, ahead of the others. */
  eager?: boolean;
  /** Instead of the picture's own name; '' beside a text that says the same. */
  alt?: string;
}

/** A photograph in every format and width that the build made; nothing when it is not there. */
export function Picture({ ctx, picture, sizes, eager = false, alt }: Props) {
  const files = ctx.data.picture(picture);
  if (!files) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(files.avif)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(files.webp)} sizes={sizes} />
      <img
        className={classesOf(picture)}
        src={files.jpeg[0]?.url}
        width={files.width}
        height={files.height}
        alt={alt ?? textOf(picture.name, ctx.locale)}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

function srcSet(variants: readonly PictureVariant[]): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** A drawing (a plan) is shown whole; of a photograph the frame may cut off what is not in focus. */
function classesOf({ source, focus }: PictureData): string {
  if (/\.svg$/i.test(source)) return 'photo drawing';
  return `photo ${focusClasses(focus)}`.trimEnd();
}

/** The stylesheet has a class for every fifth percent (focus-points.css); the middle needs none. */
function focusClasses(focus: PictureData['focus']): string {
  if (!focus) return '';
  const [x, y] = focus.map((percent) => Math.round(percent / 5) * 5);
  return [x === 50 ? '' : `fx-${x}`, y === 50 ? '' : `fy-${y}`].filter(Boolean).join(' ');
}
