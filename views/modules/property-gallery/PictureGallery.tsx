import { Gallery } from '../../../client/islands/Gallery.tsx';
import type { Picture } from '../../domain/property/picture.ts';
import type { PageContext, SharedContext } from '../../page-context.ts';
import { type TourLink, TOURS_ID } from '../../ui/tour-link.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { CachedPart } from '../../ui/CachedPart.tsx';
import { viewerTexts } from '../../ui/picture/viewer-texts.ts';
import { GalleryPhoto } from './GalleryPhoto.tsx';
import { type GalleryOrder, galleryOrder } from './gallery-order.ts';

const ID = 'photos';
const PLANS_ID = 'plans';
/** What follows the pictures: the target of the link that skips them. */
const END_ID = 'after-photos';

interface Props {
  ctx: PageContext;
  /** In the CRM's order; a page has one gallery. */
  pictures: readonly Picture[];
  /** Leads to the tours on the same page. */
  tour?: TourLink | undefined;
}

/**
 * Pictures of a home or project, each a link to its large variant: a mosaic, on a phone a row to
 * swipe; floor plans come last. The island opens them in full screen, reading the links from the
 * HTML.
 */
export function PictureGallery({ ctx, pictures, tour }: Props) {
  const order = galleryOrder(ctx.data, pictures);
  const { layout } = order;
  if (layout === 0) return null;
  return (
    <section className="gallery" id={ID} aria-label={ctx.t('gallery.label')} data-adopted>
      {pictures.length > 1 && (
        <a className="skip" href={`#${END_ID}`}>
          {ctx.t('gallery.skip')}
        </a>
      )}
      <CachedPart
        ctx={ctx}
        as="ul"
        attributes={{ className: `gallery-list gallery-of-${layout}` }}
        of={Photos}
        props={{ pictures }}
      />
      <GalleryLinks t={ctx.t} order={order} tour={tour} />
      <Island
        ctx={ctx}
        of={Gallery}
        props={{ of: ID, texts: viewerTexts(ctx) }}
        when="interaction"
      />
      <span id={END_ID} tabIndex={-1} />
    </section>
  );
}

interface PhotosProps {
  ctx: SharedContext;
  pictures: Props['pictures'];
}

function Photos({ ctx, pictures }: PhotosProps) {
  const { main, plans, layout, shown } = galleryOrder(ctx.data, pictures);
  return (
    <>
      {main.map((picture, index) => (
        <li key={picture.source} className={index < shown ? undefined : 'gallery-more'}>
          <GalleryPhoto
            {...{ ctx, picture, index, layout }}
            total={main.length}
            place={index === 0 ? 'lead' : index < shown ? 'mosaic' : 'more'}
          />
        </li>
      ))}
      {plans.map((picture, index) => (
        <li key={picture.source} className="gallery-more" id={index === 0 ? PLANS_ID : undefined}>
          <GalleryPhoto {...{ ctx, picture, index, layout }} total={plans.length} place="more" />
        </li>
      ))}
    </>
  );
}

interface LinksProps {
  t: PageContext['t'];
  order: GalleryOrder;
  tour: TourLink | undefined;
}

/**
 * Links to the tours, and to the pictures outside the mosaic; without script to all pictures on the
 * page.
 */
function GalleryLinks({ t, order, tour }: LinksProps) {
  const { main, plans, shown } = order;
  return (
    <div className="gallery-ways">
      {tour && (
        <a className="gallery-way" href={`#${TOURS_ID}`} data-dialog={tour.dialog}>
          <Icon name="play" />
          {tour.text}
        </a>
      )}
      {plans.length > 0 && (
        <a className="gallery-way" href={`#${PLANS_ID}`} data-enhanced>
          <Icon name="plan" />
          {t('gallery.plans', { count: plans.length })}
        </a>
      )}
      {main.length > shown && (
        <a className="gallery-way gallery-all" href={`#${ID}`} data-enhanced>
          <Icon name="photos" />
          {t('gallery.all', { count: main.length })}
        </a>
      )}
    </div>
  );
}
