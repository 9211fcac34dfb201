import { isPlan, type Picture as PictureData } from '../../domain/property/picture.ts';
import { pictureName } from '../../domain/property/picture-name.ts';
import type { SharedContext } from '../../page-context.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { type GalleryPlace, gallerySizes } from './gallery-sizes.ts';

interface Props {
  ctx: SharedContext;
  picture: PictureData;
  /** Index among pictures of its kind, from 0, and their number. */
  index: number;
  total: number;
  /** The mosaic's large picture, one of its small ones, or one outside the mosaic. */
  place: GalleryPlace;
  /** Number of pictures that the mosaic's layout is for. */
  layout: number;
}

/** A picture that links to its large variant, numbered where one is visible at a time. */
export function GalleryPhoto({ ctx, picture, index, total, place, layout }: Props) {
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
        sizes={gallerySizes(place, layout, ctx.site.info.siteTemplate)}
        eager={place === 'lead'}
        enlarges
        {...(!isNamed && { alt: number })}
      />
      {(plan || total > 1) && (
        <span className="gallery-counter numerals">
          {plan ? t('gallery.planPlace', numbers) : `${index + 1} / ${total}`}
        </span>
      )}
    </a>
  );
}
