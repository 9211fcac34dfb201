import { pictureName } from '../../domain/property/picture-name.ts';
import type { ShownText } from '../../domain/text/shown-text.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import type {
  Picture as PictureData,
  PictureVariant,
  ResponsivePicture,
} from '../../domain/property/picture.ts';
import type { SharedContext } from '../../page-context.ts';
import { photoClasses } from '../../domain/property/photo-classes.ts';

interface Props {
  ctx: SharedContext;
  picture: PictureData;
  /** The `sizes` attribute; `auto, …` only for lazy pictures. */
  sizes: string;
  /** For the first photograph of a page: fetched at once and with priority. */
  eager?: boolean;
  /** Replaces the picture's own name; '' beside a text that says the same. */
  alt?: string;
  /** Replaces the picture on phones. It has the whole width there, and the picture's name. */
  upright?: PictureData | undefined;
}

/** Who wants to use less data gets the smallest file or the next of each picture that fills a column. */
const REDUCED = '(prefers-reduced-data: reduce) min(40vw,16rem)';
/** As in the style sheets. */
const PHONE = '(max-width: 47.99rem)';

/** A picture in every format and width of its variants; nothing if it does not exist. */
export function Picture({ ctx, picture, sizes, eager = false, alt, upright }: Props) {
  const files = ctx.data.picture(picture);
  if (!files) return null;
  const name: ShownText = alt === undefined ? pictureName(picture, ctx) : { text: alt };
  // `auto` has no meaning before the layout is known, as of what is fetched at once.
  const usual = eager ? sizes.replace(/^auto, */, '') : sizes;
  const isReducible = usual.includes('vw') && !usual.startsWith('auto,');
  const own = isReducible ? `${REDUCED}, ${usual}` : usual;
  return (
    <picture>
      {upright && <PhoneSources files={ctx.data.picture(upright)} />}
      <source type="image/avif" srcSet={srcSet(files.avif)} sizes={own} />
      <source type="image/webp" srcSet={srcSet(files.webp)} sizes={own} />
      <img
        className={photoClasses(picture)}
        src={files.jpeg[0]?.url}
        width={files.width}
        height={files.height}
        // `auto` is allowed on `img` only, and means something with candidates only.
        {...(own.startsWith('auto,') && { sizes: own, srcSet: srcSet(files.jpeg) })}
        alt={name.text}
        lang={name.lang}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

function PhoneSources({ files }: { files: ResponsivePicture | undefined }) {
  if (!files) return null;
  const { width, height } = files;
  const shared = { media: PHONE, sizes: `${REDUCED}, 100vw`, width, height };
  return (
    <>
      <source type="image/avif" srcSet={srcSet(files.avif)} {...shared} />
      <source type="image/webp" srcSet={srcSet(files.webp)} {...shared} />
      <source type="image/jpeg" srcSet={srcSet(files.jpeg)} {...shared} />
    </>
  );
}

const srcSet = perItem((variants: readonly PictureVariant[]): string =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', '),
);
