import type { DataPort } from '../../../views/data-port.ts';
import { type Bounds, boundsAround } from '../../../views/domain/filters/bounds.ts';
import { hasRadius } from '../../../views/domain/filters/radius.ts';
import type { ListQuery } from '../../../views/domain/list/list-query.ts';
import { HOME_COUNTRY } from '../../../views/domain/place/address.ts';
import type { Atlas, MapMunicipality } from '../../../views/domain/place/atlas.ts';
import type { ChosenPlaces, MapCircle } from '../../../views/domain/place/map-answer.ts';

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2;
/** Outlines that a map draws; a province has fewer municipalities. */
const MAX_OUTLINES = 100;

/** The places of a query as a map draws them, and the bounds around them. */
export interface DrawnPlaces {
  places: ChosenPlaces;
  bounds: Bounds | undefined;
}

/**
 * The municipalities of the chosen places, and the circles within which a radius finds homes: one
 * around the centre of each postcode of the place (spec section 2).
 */
export function chosenPlaces(
  data: Pick<DataPort, 'region'>,
  query: Pick<ListQuery, 'regions' | 'radius'>,
  atlas: Pick<Atlas, 'municipality'>,
): DrawnPlaces {
  const areas = query.regions.flatMap((region) => {
    // A street lies in a small part of its municipality.
    const place = region.street === undefined ? data.region(region) : undefined;
    const zips = place?.zips ?? (place && place.zip !== '' ? [place.zip] : []);
    return zips.map((zip) => ({ zip, countryId: place!.countryId }));
  });
  const outlined = municipalities(areas, atlas);
  const circles = hasRadius(query)
    ? areas.flatMap(({ zip }) =>
        circleAround(data.region({ city: '', zip })?.position, query.radius),
      )
    : [];
  const corners = [
    ...outlined.flatMap(({ bounds }) => cornersOf(bounds)),
    ...circles.flatMap(around),
  ];
  return {
    places: { outlines: outlined.map(({ id }) => id), circles },
    bounds: corners.length > 0 ? boundsAround(corners) : undefined,
  };
}

function municipalities(
  areas: readonly { zip: string; countryId: number }[],
  atlas: Pick<Atlas, 'municipality'>,
): MapMunicipality[] {
  const found = new Map<number, MapMunicipality>();
  for (const { zip, countryId } of areas) {
    const one = countryId === HOME_COUNTRY ? atlas.municipality(zip) : undefined;
    if (one) found.set(one.id, one);
  }
  return found.size > MAX_OUTLINES ? [] : [...found.values()];
}

function circleAround(
  centre: readonly [lat: number, lng: number] | undefined,
  km: number | undefined,
): MapCircle[] {
  return centre && km !== undefined ? [{ lat: centre[0], lng: centre[1], km }] : [];
}

/** The corners of the rectangle around a circle. */
function around({ lat, lng, km }: MapCircle): (readonly [number, number])[] {
  const high = km / KM_PER_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return [
    [lat - high, lng - wide],
    [lat + high, lng + wide],
  ];
}

function cornersOf({ south, west, north, east }: Bounds): (readonly [number, number])[] {
  return [
    [south, west],
    [north, east],
  ];
}
