import type { Property } from '../domain/property/property.ts';
import { toursOf } from '../domain/property/tours.ts';
import type { PageContext } from '../page-context.ts';
import { embedOn } from './frame-texts.ts';

/** Ids of the section with the tours and of their dialogs. */
export const TOURS_ID = 'tours';
export const PANORAMA_ID = 'panorama';
export const tourId = (number: number) => `tour-${number}`;

/** The link to the tours of a home. */
export interface TourLink {
  text: string;
  /** Id of the dialog of the only tour, which the link then opens. */
  dialog: string | undefined;
}

/** Undefined if the home has no tour, or the page does not show tours. */
export function tourLink(ctx: PageContext, home: Property): TourLink | undefined {
  const { t, data, subject } = ctx;
  const isShown = subject.page.params.modules.some(
    ({ relations, status }) => relations.type === 'property-tours' && status === 'Published',
  );
  const hasPanorama = home.panorama !== undefined && data.picture(home.panorama) !== undefined;
  const tours = toursOf(home);
  const [tour] = tours;
  if (!isShown || (!tour && !hasPanorama)) return undefined;
  if (tour && (hasPanorama || tours.length > 1)) {
    return { text: t('tours.title'), dialog: undefined };
  }
  if (!tour) return { text: t('tours.panorama'), dialog: PANORAMA_ID };
  const dialog = embedOn(ctx, tour.embed) ? tourId(1) : undefined;
  return { text: t(`tours.kind.${tour.kind}`), dialog };
}
