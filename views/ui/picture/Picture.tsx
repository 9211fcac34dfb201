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
import { widestPixels } from './widest-pixels.ts';

interface Props {
  ctx: SharedContext;
  picture: PictureData;
  /** The `sizes` attribute; `auto, …` only for lazy pictures. */
  sizes: string;
  /** For the first photograph of a page: fetched at once and with priority. */
  eager?: boolean;
  /** It can be enlarged: whatever its `sizes`, all its files are named. */
  enlarges?: boolean;
  /** Replaces the picture's own name; '' beside a text that says the same. */
  alt?: string;
  /** Replaces the picture on phones. It has the whole width there, and the picture's name. */
  upright?: PictureData | undefined;
}

/** Who wants to use less data gets the smallest file or the next of each picture that fills a column. */
const REDUCED = '(prefers-reduced-data: reduce) min(40vw,16rem)';
/** Pixels, out of a hundred, that a picture may lack where it is widest. */
const MISSING = 5;
/** For pictures of which all files are named. */
const WHOLE = Number.POSITIVE_INFINITY;
/** As in the style sheets. */
const PHONE = '(max-width: 47.99rem)';

/** A picture in every format and width of its variants; nothing if it does not exist. */
export function Picture(props: Props) {
  const { ctx, picture, sizes, eager = false, enlarges = false, alt, upright } = props;
  const files = ctx.data.picture(picture);
  if (!files) return null;
  const name: ShownText = alt === undefined ? pictureName(picture, ctx) : { text: alt };
  // `auto` has no meaning before the layout is known, as of what is fetched at once.
  const usual = eager ? sizes.replace(/^auto, */, '') : sizes;
  const isReducible = usual.includes('vw') && !usual.startsWith('auto,');
  const own = isReducible ? `${REDUCED}, ${usual}` : usual;
  const widest = enlarges ? WHOLE : widestPixels(usual);
  return (
    <picture>
      {upright && <PhoneSources files={ctx.data.picture(upright)} />}
      <source type="image/avif" srcSet={srcSet(files.avif, widest)} sizes={own} />
      <source type="image/webp" srcSet={srcSet(files.webp, widest)} sizes={own} />
      <img
        className={photoClasses(picture)}
        src={files.jpeg[0]?.url}
        width={files.width}
        height={files.height}
        // `auto` is allowed on `img` only, and means something with candidates only.
        {...(own.startsWith('auto,') && { sizes: own, srcSet: srcSet(files.jpeg, widest) })}
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
      <source type="image/avif" srcSet={srcSet(files.avif, WHOLE)} {...shared} />
      <source type="image/webp" srcSet={srcSet(files.webp, WHOLE)} {...shared} />
      <source type="image/jpeg" srcSet={srcSet(files.jpeg, WHOLE)} {...shared} />
    </>
  );
}

/** The files up to the first that has the pixels. @param widest pixels that the picture fills at most. */
const srcSet = perItem((variants: readonly PictureVariant[], widest: number): string => {
  const enough = variants.findIndex(({ width }) => width * 100 >= widest * (100 - MISSING));
  const named = enough === -1 ? variants : variants.slice(0, enough + 1);
  return named.map(({ url, width }) => `${url} ${width}w`).join(', ');
});
