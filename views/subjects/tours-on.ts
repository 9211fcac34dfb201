import { type Embeds, toursOf } from '../domain/property/tours.ts';
import { propertyOf, type Subject } from './subject.ts';

/** Of the page of this subject: a home with a tour whose host is known. */
export function embedsOf(subject: Subject): Embeds {
  const home = propertyOf({ subject });
  return home && toursOf(home).some(({ embed }) => embed) ? 'embeds' : 'no embeds';
}
