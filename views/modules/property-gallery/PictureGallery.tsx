import { Gallery } from '../../../client/islands/Gallery.tsx';
import { colon } from '../../domain/text/colon.ts';
import type { Picture } from '../../domain/property/picture.ts';
import type { PageContext } from '../../page-context.ts';
import { type TourLink, TOURS_ID } from '../../ui/tour-link.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { GalleryPhoto } from './GalleryPhoto.tsx';
import { type GalleryOrder, galleryOrder } from './gallery-order.ts';

const ID = 'photos';
const PLANS_ID = 'plans';

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
  const { main, plans, layout, shown } = order;
  if (layout === 0) return null;
  return (
    <section className="gallery" id={ID} aria-label={ctx.t('gallery.label')} data-adopted>
      <ul className={`gallery-list gallery-of-${layout}`}>
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
      </ul>
      <GalleryLinks t={ctx.t} order={order} tour={tour} />
      <Island
        ctx={ctx}
        of={Gallery}
        props={{ of: ID, texts: viewerTexts(ctx) }}
        when="interaction"
      />
    </section>
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

/** Numbers in these texts are filled in by the island. */
function viewerTexts({ t, locale }: PageContext) {
  const numbers = { index: '{index}', total: '{total}' };
  return {
    title: t('gallery.viewer.title'),
    photos: t('gallery.viewer.photos'),
    plans: t('gallery.viewer.plans'),
    thumbnails: t('gallery.viewer.thumbnails'),
    previous: t('gallery.viewer.previous'),
    next: t('gallery.viewer.next'),
    download: t('gallery.viewer.download'),
    zoomIn: t('gallery.viewer.zoomIn'),
    zoomOut: t('gallery.viewer.zoomOut'),
    close: t('gallery.viewer.close'),
    colon: colon(locale),
    photo: t('gallery.photo', numbers),
    plan: t('gallery.plan', numbers),
  };
}
