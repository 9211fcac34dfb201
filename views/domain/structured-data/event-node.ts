import { instantOf } from '../history/brussels.ts';
import type { Locale } from '../locale.ts';
import type { UpcomingOpenHouse } from '../open-house/open-house.ts';
import type { Property } from '../property/property.ts';
import { agencyNode, type JsonLd } from './json-ld.ts';
import type { ListingPage } from './listing-node.ts';
import { coordinates, placeAddress } from './place-node.ts';

const MINUTE = 60_000;

/**
 * An open house of a home as a schema.org event. Of an address that is not published the location
 * has the city.
 * @param name of the event.
 * @param page of the home.
 */
export function openHouseEvent(
  home: Property,
  openHouse: UpcomingOpenHouse,
  { name, page }: { name: string; page: ListingPage },
): JsonLd {
  const { start, end, places, registration, isFull } = openHouse;
  const { url, images, description, locale, site } = page;
  return {
    '@type': 'Event',
    '@id': `${url}#open-house-${start}`,
    name,
    description: description === '' ? undefined : description,
    image: images.length > 0 ? images : undefined,
    inLanguage: locale,
    startDate: zoned(start),
    endDate: zoned(end),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: locationOf(home, page.city, locale),
    organizer: agencyNode(site),
    maximumAttendeeCapacity: registration ? places : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: 0,
      priceCurrency: 'EUR',
      availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
    },
  };
}

function locationOf(home: Property, city: string, locale: Locale): JsonLd {
  return {
    '@type': 'Place',
    name: city,
    address: placeAddress(home, city, locale),
    ...(home.publishAddress && home.position && { geo: coordinates(home.position) }),
  };
}

/** A moment in Brussels with its distance from UTC: `2026-11-28T14:00+01:00`. */
function zoned(moment: string): string {
  const ahead = (Date.parse(`${moment}Z`) - instantOf(moment)) / MINUTE;
  return `${moment}+${String(ahead / 60).padStart(2, '0')}:00`;
}
