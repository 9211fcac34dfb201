import { type ShownTours, toursOf } from '../domain/property/tours.ts';
import { isEmbedded } from '../domain/property/video-url.ts';
import type { SiteInfo } from '../domain/site/site.ts';
import { propertyOf, type Subject } from './subject.ts';

/** Whether the page of this subject shows a tour in a frame: of a provider that the site embeds. */
export function toursOn(subject: Subject, { embeds }: Pick<SiteInfo, 'embeds'>): ShownTours {
  const home = propertyOf({ subject });
  const tours = home ? toursOf(home) : [];
  return tours.some(({ embed }) => isEmbedded(embed, embeds)) ? 'tours' : 'no tours';
}
