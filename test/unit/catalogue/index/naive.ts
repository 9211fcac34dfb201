import { distanceKm, type Position } from '../../../../server/catalogue/distance.ts';
import type { FilterName } from '../../../../views/domain/list-filters.ts';
import type { ListQuery, Region } from '../../../../views/domain/list-query.ts';
import type { Property } from '../../../../views/domain/property.ts';
import { listingOf } from '../../../../views/domain/sold.ts';
import { GAZETTEER, IGNORED } from './sample-catalogue.ts';

// What the index must answer, written down home by home with no thought of speed.

const LUXEMBOURG = 50;

/** In this catalogue only 1450 is in two countries, and only one name there is abroad. */
function countryOf({ city, zip }: Region): number {
  return zip === '1450' && city === 'Luxembourg' ? LUXEMBOURG : 10;
}

function isIn(home: Property, region: Region): boolean {
  return home.zip === region.zip && home.countryId === countryOf(region);
}

/** Where visitors may know a home to be. */
export function publicPosition(home: Property, all: readonly Property[]): Position | undefined {
  if (home.publishAddress && home.position) return home.position;
  return centreOf(home, all);
}

function centreOf(
  { zip, countryId }: Pick<Property, 'zip' | 'countryId'>,
  all: readonly Property[],
): Position | undefined {
  const place = GAZETTEER.find((other) => countryId === 10 && other.zip === zip);
  if (place) return place.position;
  const published = all
    .filter((home) => home.zip === zip && home.countryId === countryId && home.publishAddress)
    .flatMap(({ position }) => (position ? [position] : []));
  if (published.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(published.map(([lat]) => lat)), mean(published.map(([, lng]) => lng))];
}

function isNear(home: Property, { regions, radius }: ListQuery, all: readonly Property[]): boolean {
  const [region] = regions;
  if (!region || regions.length > 1 || radius === undefined) return false;
  const centre = centreOf({ zip: region.zip, countryId: countryOf(region) }, all);
  const position = publicPosition(home, all);
  return !!centre && !!position && distanceKm(centre, position) <= radius;
}

function isInside(home: Property, { bounds }: ListQuery, all: readonly Property[]): boolean {
  const position = publicPosition(home, all);
  if (!bounds || !position) return !bounds;
  const [lat, lng] = position;
  return bounds.south <= lat && lat <= bounds.north && bounds.west <= lng && lng <= bounds.east;
}

function priceOf({ publishPrice, price }: Property): number | undefined {
  return publishPrice && price ? price : undefined;
}

type Passes = (home: Property, query: ListQuery, all: readonly Property[]) => boolean;

/** Whether a home passes each filter; a filter that is not set lets all pass. */
const PASSES: Readonly<Record<FilterName, Passes>> = {
  region: (home, query, all) =>
    query.regions.length === 0 ||
    query.regions.some((region) => isIn(home, region)) ||
    isNear(home, query, all),
  bounds: isInside,
  type: (home, { types }) =>
    types.length === 0 ||
    types.some((type) => (type === 'garage' ? home.isGarage : type === home.typeCode)),
  pricemin: (home, { priceMin }) => priceMin === undefined || (priceOf(home) ?? -1) >= priceMin,
  pricemax: (home, { priceMax }) =>
    priceMax === undefined || (priceOf(home) ?? Infinity) <= priceMax,
  bedrooms: ({ numberOfBedRooms = 0 }, { bedrooms }) => {
    if (bedrooms === 0) return true;
    return bedrooms === 4 ? numberOfBedRooms >= 4 : numberOfBedRooms === bedrooms;
  },
  bathrooms: ({ details }, query) => (details.numberOfBathRooms ?? 0) >= query.bathrooms,
  toilets: ({ details }, query) => (details.numberOfToilets ?? 0) >= query.toilets,
  showerrooms: ({ details }, query) => (details.numberOfShowerRooms ?? 0) >= query.showerrooms,
  garages: ({ details }, query) => (details.numberOfGarages ?? 0) >= query.garages,
  garden: ({ details }, query) => !query.garden || details.hasGarden === true,
  terrace: ({ details }, query) => !query.terrace || details.hasTerrace === true,
  garage: ({ details }, query) => !query.garage || (details.numberOfGarages ?? 0) > 0,
  lift: ({ details }, query) => !query.lift || details.hasLift === true,
  hideproject: ({ objectType }, query) => !query.hideProject || objectType !== 'PROJECT',
  goal: ({ goal }, query) => query.goal === undefined || goal === query.goal,
};

/** The homes of the query's list that pass every filter, or every one but `dropped`. */
export function naiveMatches(
  homes: readonly Property[],
  query: ListQuery,
  dropped?: FilterName,
): Property[] {
  const passes = Object.entries(PASSES).filter(([name]) => name !== dropped);
  return homes
    .filter((home) => listingOf(home, IGNORED) === query.listing)
    .filter((home) => passes.every(([, pass]) => pass(home, query, homes)))
    .sort((a, b) => compare(a, b, query.order));
}

function compare(a: Property, b: Property, order: ListQuery['order']): number {
  const [left, right] = [priceOf(a), priceOf(b)];
  if (order !== 'recent' && left !== right) {
    if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
    return order === 'price-asc' ? left - right : right - left;
  }
  if (a.startCommercialisation === b.startCommercialisation) return b.id - a.id;
  return a.startCommercialisation < b.startCommercialisation ? 1 : -1;
}
