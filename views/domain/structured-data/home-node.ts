import { floorArea } from '../property/floor-area.ts';
import type { Locale } from '../locale.ts';
import type { Property } from '../property/property.ts';
import type { JsonLd } from './json-ld.ts';
import { TYPE_CODES } from '../property/type-code.ts';
import { addressAndGeo } from './place-node.ts';

interface About {
  locale: Locale;
  /** URL of the home's page. */
  url: string;
  name: string;
  /** Name of the city in the page's language. */
  city: string;
  /** The position of a sold home is not published. */
  isSold: boolean;
}

/** A home as a schema.org accommodation, without anything unpublished. */
export function homeNode(home: Property, about: About): JsonLd {
  const { locale, url, name, city, isSold } = about;
  const { numberOfBathRooms, numberOfShowerRooms, constructionYear } = home.details;
  const hasBathrooms = numberOfBathRooms !== undefined || numberOfShowerRooms !== undefined;
  return {
    '@type': typeOf(home),
    '@id': `${url}#home`,
    name,
    ...addressAndGeo(home, city, locale),
    ...(isSold && { geo: undefined }),
    floorSize: floorSize(home),
    numberOfBedrooms: home.numberOfBedRooms,
    numberOfBathroomsTotal: hasBathrooms
      ? (numberOfBathRooms ?? 0) + (numberOfShowerRooms ?? 0)
      : undefined,
    yearBuilt: constructionYear,
  };
}

/** A house may hold several households: `House`, not `SingleFamilyResidence`. */
function typeOf({ typeCode }: Property): string {
  if (typeCode === TYPE_CODES.house) return 'House';
  return typeCode === TYPE_CODES.apartment ? 'Apartment' : 'Accommodation';
}

/** Square metres (UN/CEFACT code MTK); undefined for land, whose surface is no floor. */
function floorSize(home: Property): JsonLd | undefined {
  const value = floorArea(home);
  return value === undefined ? undefined : squareMetres(value);
}

function squareMetres(value: number): JsonLd {
  return { '@type': 'QuantitativeValue', value, unitCode: 'MTK' };
}
