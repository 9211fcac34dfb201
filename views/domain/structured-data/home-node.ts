import { floorArea } from '../property/floor-area.ts';
import type { Locale } from '../locale.ts';
import type { Property } from '../property/property.ts';
import type { JsonLd } from './json-ld.ts';
import { TYPE_CODES } from '../property/type-code.ts';
import { whereabouts } from './place-node.ts';

interface About {
  locale: Locale;
  /** The home's page. */
  url: string;
  name: string;
  /** The city as the page calls it. */
  city: string;
  /** Someone else lives there now: its position is told nobody. */
  isSold: boolean;
}

/** A home as a place to live in or to use, with nothing that is not published. */
export function homeNode(home: Property, about: About): JsonLd {
  const { locale, url, name, city, isSold } = about;
  const { numberOfBathRooms, numberOfShowerRooms, constructionYear } = home.details;
  const hasBathrooms = numberOfBathRooms !== undefined || numberOfShowerRooms !== undefined;
  return {
    '@type': typeOf(home),
    '@id': `${url}#home`,
    name,
    ...whereabouts(home, city, locale),
    ...(isSold && { geo: undefined }),
    floorSize: floorSize(home),
    numberOfBedrooms: home.numberOfBedRooms,
    numberOfBathroomsTotal: hasBathrooms
      ? (numberOfBathRooms ?? 0) + (numberOfShowerRooms ?? 0)
      : undefined,
    yearBuilt: constructionYear,
  };
}

/** A house may hold several households, so that none is called a single family's. */
function typeOf({ typeCode }: Property): string {
  if (typeCode === TYPE_CODES.house) return 'House';
  return typeCode === TYPE_CODES.apartment ? 'Apartment' : 'Accommodation';
}

/** Square metres, MTK to the UN; of a plot the surface is no floor. */
function floorSize(home: Property): JsonLd | undefined {
  const value = floorArea(home);
  return value === undefined ? undefined : squareMetres(value);
}

function squareMetres(value: number): JsonLd {
  return { '@type': 'QuantitativeValue', value, unitCode: 'MTK' };
}
