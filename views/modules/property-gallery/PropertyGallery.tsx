import { textOf } from '../../domain/multilingual.ts';
import type { Picture as PictureData } from '../../domain/picture.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Content } from './schema.ts';

/** Photographs that the mosaic is laid out for; four would leave a hole, so it shows three then. */
const IN_MOSAIC = 5;
const SHOWN_OF_FOUR = 3;
const LARGE = {
  vitrine: '(min-width: 83rem) 636px, (min-width: 48rem) 50vw, 100vw',
  gevel: '(min-width: 83rem) 399px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw',
} as const;
const SMALL = {
  vitrine: '(min-width: 83rem) 314px, (min-width: 48rem) 25vw, 100vw',
  gevel: '(min-width: 83rem) 196px, (min-width: 64rem) 16vw, (min-width: 48rem) 25vw, 100vw',
} as const;

/** A home's photographs, each a link to the large one: a mosaic, on a phone a row to swipe. */
export const PropertyGallery: ModuleComponent<Content> = ({ ctx }) => {
  const pictures = shownPictures(ctx);
  if (pictures.length === 0) return null;
  const inMosaic = Math.min(pictures.length, IN_MOSAIC);
  const shown = inMosaic === 4 ? SHOWN_OF_FOUR : inMosaic;
  return (
    <section className="gallery" id="photos" aria-label={ctx.t('gallery.label')}>
      <ul className={`gallery-list gallery-of-${inMosaic}`}>
        {pictures.map((picture, index) => (
          <li key={picture.source}>
            <Photograph ctx={ctx} picture={picture} index={index} count={pictures.length} />
          </li>
        ))}
      </ul>
      {pictures.length > shown && (
        <a className="gallery-all" href="#photos">
          <Icon name="photos" />
          {ctx.t('gallery.all', { count: pictures.length })}
        </a>
      )}
    </section>
  );
};

/** A picture that is not there takes no place and is not counted; one that stands twice, once. */
function shownPictures({ property, data }: PageContext): PictureData[] {
  const bySource = new Map((property?.pictures ?? []).map((picture) => [picture.source, picture]));
  return [...bySource.values()].filter((picture) => data.picture(picture) !== undefined);
}

interface PhotographProps {
  ctx: PageContext;
  picture: PictureData;
  index: number;
  count: number;
}

function Photograph({ ctx, picture, index, count }: PhotographProps) {
  return (
    <a className="gallery-photo" href={ctx.data.picture(picture)?.jpeg.at(-1)?.url}>
      <Picture
        ctx={ctx}
        picture={picture}
        sizes={(index === 0 ? LARGE : SMALL)[ctx.site.info.siteTemplate]}
        eager={index === 0}
        alt={
          textOf(picture.name, ctx.locale) || ctx.t('gallery.photo', { index: index + 1, count })
        }
      />
      <span className="gallery-counter numerals">
        {index + 1} / {count}
      </span>
    </a>
  );
}
