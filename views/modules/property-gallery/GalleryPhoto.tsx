import { isPlan, type Picture as PictureData } from '../../domain/property/picture.ts';
import { pictureName } from '../../domain/property/picture-name.ts';
import type { PageContext } from '../../page-context.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

const LARGE = {
  vitrine: '(min-width: 83rem) 636px, (min-width: 48rem) 50vw, 100vw',
  gevel: '(min-width: 83rem) 399px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw',
} as const;
const SMALL = {
  vitrine: '(min-width: 83rem) 314px, (min-width: 48rem) 25vw, 100vw',
  gevel: '(min-width: 83rem) 196px, (min-width: 64rem) 16vw, (min-width: 48rem) 25vw, 100vw',
} as const;

interface Props {
  ctx: PageContext;
  picture: PictureData;
  /** Index among pictures of its kind, from 0, and their number. */
  index: number;
  total: number;
  /** The mosaic's large picture, one of its small ones, or one outside the mosaic. */
  place: 'lead' | 'mosaic' | 'more';
}

/** A picture that links to its large variant, numbered where one is visible at a time. */
export function GalleryPhoto({ ctx, picture, index, total, place }: Props) {
  const { t } = ctx;
  const plan = isPlan(picture);
  const numbers = { index: index + 1, total };
  const isNamed = pictureName(picture, ctx).text !== '';
  const number = plan ? t('gallery.plan', numbers) : t('gallery.photo', numbers);
  return (
    <a
      className="gallery-photo"
      href={ctx.data.picture(picture)?.jpeg.at(-1)?.url}
      data-enhanced
      data-picture
      data-kind={picture.kind}
    >
      <Picture
        ctx={ctx}
        picture={picture}
        sizes={sizesOf(place, ctx.site.info.siteTemplate)}
        eager={place === 'lead'}
        {...(!isNamed && { alt: number })}
      />
      <span className="gallery-counter numerals">
        {plan ? t('gallery.planPlace', numbers) : `${index + 1} / ${total}`}
      </span>
    </a>
  );
}

/**
 * Without script all pictures are shown in two columns (property-gallery.css). Browsers that
 * support `sizes=auto` fetch lazy pictures at their displayed width, others at that of the mosaic;
 * pictures outside the mosaic are otherwise only shown large.
 */
function sizesOf(place: Props['place'], template: keyof typeof LARGE): string {
  if (place === 'lead') return LARGE[template];
  return `auto, ${place === 'more' ? LARGE[template] : SMALL[template]}`;
}
