import { distanceKm, type Position } from '../../../../../../views/domain/place/distance.ts';
import type { FilterName } from '../../../../../../views/domain/list/list-filters.ts';
import type { ListQuery } from '../../../../../../views/domain/list/list-query.ts';
import type { Region } from '../../../../../../views/domain/filters/regions.ts';
import { decodePolyline } from '../../../../../../views/domain/polygon/decode-polyline.ts';
import { isProject, type ListItem } from '../../../../../../views/domain/list/list-item.ts';
import type { Property } from '../../../../../../views/domain/property/property.ts';
import type { Unit } from '../../../../../../views/domain/project/composition.ts';
import { energyLabel } from '../../../../../../views/domain/energy/energy-label.ts';
import {
  projectPrice,
  saleState,
  unitsForSale,
} from '../../../../../../views/domain/project/project-sale.ts';
import { listKindOf } from '../../../../../../views/domain/property/sold.ts';
import { GAZETTEER, IGNORED, NOW } from './sample-catalogue.ts';

// The expected results of the index, computed item by item without regard to speed.

const LUXEMBOURG = 50;

/**
 * In this catalogue 1450 is the only postcode of two countries, and only one of its names is
 * abroad.
 */
function countryOf({ city, zip }: Region, all: readonly ListItem[]): number {
  if (zip !== '1450' || city !== 'Luxembourg') return 10;
  return all.some(({ countryId }) => countryId === LUXEMBOURG) ? LUXEMBOURG : 10;
}

/** The postcodes of the places that this catalogue knows as a whole. */
const WHOLES: Readonly<Record<string, readonly string[]>> = {
  Gent: ['9000', '9050'],
  LUIK: ['4000'],
  Gentbrugge: ['9050'],
  'East Flanders': ['9000', '9050'],
};

/** The postcodes of a place, with their country. */
function postcodesOf(
  region: Region,
  all: readonly ListItem[],
): { zip: string; countryId: number }[] {
  if (region.zip !== '') return [{ zip: region.zip, countryId: countryOf(region, all) }];
  if (region.city === 'Luxembourg') return [{ zip: '1450', countryId: LUXEMBOURG }];
  return (WHOLES[region.city] ?? []).map((zip) => ({ zip, countryId: 10 }));
}

function isIn(home: ListItem, region: Region, all: readonly ListItem[]): boolean {
  if (region.street !== undefined) {
    const isThere = home.zip === region.zip && home.street === region.street;
    return isThere && home.publishAddress && !isGone(home);
  }
  return postcodesOf(region, all).some(
    ({ zip, countryId }) => home.zip === zip && home.countryId === countryId,
  );
}

/** Of sold items only the municipality is published. */
function isGone(item: ListItem): boolean {
  return !isProject(item) && listKindOf(item, IGNORED) === 'sold';
}

export function isExact(item: ListItem): boolean {
  return item.publishAddress && item.position !== undefined && !isGone(item);
}

/** The position of a home that visitors may be shown. */
export function publicPosition(home: ListItem, all: readonly ListItem[]): Position | undefined {
  if (isExact(home)) return home.position;
  return centreOf(home, all);
}

function centreOf(
  { zip, countryId }: Pick<ListItem, 'zip' | 'countryId'>,
  all: readonly ListItem[],
): Position | undefined {
  const place = GAZETTEER.find((other) => countryId === 10 && other.zip === zip);
  if (place) return place.position;
  const published = all
    .filter((home) => home.zip === zip && home.countryId === countryId && isExact(home))
    .flatMap(({ position }) => (position ? [position] : []));
  if (published.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(published.map(([lat]) => lat)), mean(published.map(([, lng]) => lng))];
}

function isNear(home: ListItem, { regions, radius }: ListQuery, all: readonly ListItem[]): boolean {
  const [region] = regions;
  if (!region || regions.length > 1 || radius === undefined) return false;
  if (region.street !== undefined) return false;
  const position = publicPosition(home, all);
  return postcodesOf(region, all).some((place) => {
    const centre = centreOf(place, all);
    return !!centre && !!position && distanceKm(centre, position) <= radius;
  });
}

function isInside(home: ListItem, { bounds }: ListQuery, all: readonly ListItem[]): boolean {
  const position = publicPosition(home, all);
  if (!bounds || !position) return !bounds;
  const [lat, lng] = position;
  return bounds.south <= lat && lat <= bounds.north && bounds.west <= lng && lng <= bounds.east;
}

/**
 * Whether the public position is in the drawn area or on its edge: of the angles under which the
 * edges are seen, added up, an odd number of whole turns is inside, and so is one of half a turn.
 */
function isDrawnAround(home: ListItem, { polygon }: ListQuery, all: readonly ListItem[]): boolean {
  const position = publicPosition(home, all);
  if (polygon === undefined || !position) return polygon === undefined;
  const [y, x] = position.map((degrees) => Math.round(degrees * 100_000)) as [number, number];
  const corners = (decodePolyline(polygon) ?? []).map(([lat, lng]) => [lat - y, lng - x] as const);
  let turn = 0;
  for (const [at, [lat, lng]] of corners.entries()) {
    const [beforeLat, beforeLng] = corners.at(at - 1)!;
    const cross = beforeLng * lat - lng * beforeLat;
    const dot = beforeLng * lng + beforeLat * lat;
    if (cross === 0 && dot <= 0) return true;
    turn += Math.atan2(cross, dot);
  }
  return Math.abs(Math.round(turn / (2 * Math.PI))) % 2 === 1;
}

/** Something that can be bought or rented: a home, or a unit of a project. */
interface Offer {
  item: ListItem;
  types: readonly (number | 'garage')[];
  price: number | undefined;
  surface: number;
  plot: number;
  bedrooms: number;
  bathrooms: number;
  toilets: number;
  showerrooms: number;
  garages: number;
  garden: boolean;
  terrace: boolean;
  lift: boolean;
  openHouse: boolean;
}

/** An offer of which only the location is known. */
function bareOffer(item: ListItem): Offer {
  const rooms = { bedrooms: 0, bathrooms: 0, toilets: 0, showerrooms: 0, garages: 0 };
  const rest = {
    surface: 0,
    plot: 0,
    garden: false,
    terrace: false,
    lift: false,
    openHouse: false,
  };
  return { item, types: [], price: undefined, ...rooms, ...rest };
}

function unitOffer(item: ListItem, unit: Unit): Offer {
  return {
    ...bareOffer(item),
    types: [unit.typeCode],
    price: unit.publishPrice && unit.price ? unit.price : undefined,
    bedrooms: unit.numberOfBedRooms ?? 0,
    surface: unit.typeCode === 3 ? 0 : (unit.surfaceTotal ?? 0),
    plot: unit.surfaceGround ?? (unit.typeCode === 3 ? (unit.surfaceTotal ?? 0) : 0),
    garden: unit.surfaceGround !== undefined && unit.typeCode !== 3,
    terrace: unit.surfaceTerrace !== undefined,
  };
}

/** The offers of an item: the item itself, or each unit that is available. */
export function offersOf(item: ListItem): Offer[] {
  if (isProject(item)) {
    const units = unitsForSale(item).map((unit) => unitOffer(item, unit));
    return units.length > 0 ? units : [bareOffer(item)];
  }
  const { details } = item;
  return [
    {
      item,
      types: item.isGarage ? [item.typeCode, 'garage'] : [item.typeCode],
      price: item.publishPrice && item.price ? item.price : undefined,
      bedrooms: item.numberOfBedRooms ?? 0,
      bathrooms: details.numberOfBathRooms ?? 0,
      toilets: details.numberOfToilets ?? 0,
      showerrooms: details.numberOfShowerRooms ?? 0,
      garages: details.numberOfGarages ?? (details.hasGarage ? 1 : 0),
      surface: details.surfaceLiving ?? (item.typeCode === 3 ? 0 : (item.surfaceTotal ?? 0)),
      plot: details.surfaceGround ?? (item.typeCode === 3 ? (item.surfaceTotal ?? 0) : 0),
      garden: details.hasGarden === true,
      terrace: details.hasTerrace === true,
      lift: details.hasLift === true,
      openHouse: item.openHouses.some(({ end }) => end > NOW),
    },
  ];
}

type Passes = (offer: Offer, query: ListQuery, all: readonly ListItem[]) => boolean;

/** Whether an offer passes each filter; an unset filter passes all. */
const PASSES: Readonly<Record<FilterName, Passes>> = {
  regions: ({ item }, query, all) =>
    query.regions.length === 0 ||
    query.regions.some((region) => isIn(item, region, all)) ||
    isNear(item, query, all),
  bounds: ({ item }, query, all) => isInside(item, query, all),
  polygon: ({ item }, query, all) => isDrawnAround(item, query, all),
  types: (offer, { types }) =>
    types.length === 0 || types.some((type) => offer.types.includes(type)),
  priceMin: ({ price }, { priceMin }) => priceMin === undefined || (price ?? -1) >= priceMin,
  priceMax: ({ price }, { priceMax }) => priceMax === undefined || (price ?? Infinity) <= priceMax,
  bedrooms: (offer, { bedrooms }) => {
    const fits = (count: number) => (count === 4 ? offer.bedrooms >= 4 : offer.bedrooms === count);
    return bedrooms.length === 0 || bedrooms.some(fits);
  },
  bathrooms: (offer, query) => offer.bathrooms >= query.bathrooms,
  toilets: (offer, query) => offer.toilets >= query.toilets,
  showerrooms: (offer, query) => offer.showerrooms >= query.showerrooms,
  garages: (offer, query) => offer.garages >= query.garages,
  surface: (offer, { surface = 0 }) => offer.surface >= surface,
  plot: (offer, { plot = 0 }) => offer.plot >= plot,
  energy: ({ item }, { energy }) => {
    const letter = energyLabel(item)?.letter;
    return energy === undefined || (letter !== undefined && letter <= energy);
  },
  garden: (offer, query) => !query.garden || offer.garden,
  terrace: (offer, query) => !query.terrace || offer.terrace,
  garage: (offer, query) => !query.garage || offer.garages > 0,
  lift: (offer, query) => !query.lift || offer.lift,
  furnished: ({ item }, { furnished }) => !furnished || detailOf(item, 'hasFurnished') === true,
  pets: ({ item }, { pets }) => !pets || detailOf(item, 'petsAllowed') === true,
  freeFrom: ({ item }, { freeFrom }) => {
    const date = detailOf(item, 'dateFree');
    if (freeFrom === undefined) return true;
    return date === undefined ? detailOf(item, 'isFree') === true : date <= freeFrom;
  },
  hideProject: ({ item }, { hideProject, listKind }) =>
    !hideProject || listKind === 'projects' || !(isProject(item) || item.objectType === 'PROJECT'),
  hideOption: ({ item }, { hideOption, listKind }) => {
    if (!hideOption || listKind === 'sold') return true;
    return isProject(item) ? saleState(item) !== 'option' : item.marquee !== 2;
  },
  openHouse: (offer, { openHouse, listKind }) =>
    !openHouse || listKind === 'projects' || listKind === 'sold' || offer.openHouse,
  goal: ({ item }, query) =>
    query.goal === undefined || isProject(item) || item.goal === query.goal,
};

function detailOf<Name extends keyof Property['details']>(
  item: ListItem,
  name: Name,
): Property['details'][Name] | undefined {
  return isProject(item) ? undefined : item.details[name];
}

function isListed(item: ListItem, listKind: ListQuery['listKind']): boolean {
  if (!isProject(item)) return listKindOf(item, IGNORED) === listKind;
  return listKind === 'projects' || (listKind === 'sale' && saleState(item) === 'available');
}

/** Kilometres from an item to the nearest postcode of the chosen places; undefined where unknown. */
export function naiveDistance(
  item: ListItem,
  { regions }: ListQuery,
  all: readonly ListItem[],
): number | undefined {
  const position = publicPosition(item, all);
  // A street is where a published address in it is, which may be in several countries.
  const placesOf = (region: Region) =>
    region.street === undefined
      ? postcodesOf(region, all)
      : all.filter((one) => isIn(one, region, all));
  const centres = regions.flatMap(placesOf).map((place) => centreOf(place, all));
  const known = centres.filter((centre) => centre !== undefined);
  if (!position || known.length === 0) return undefined;
  return Math.min(...known.map((centre) => distanceKm(centre, position)));
}

/**
 * The items of the query's list with an offer that passes every filter, or every one but `dropped`;
 * the units of a project are not combined.
 */
export function naiveMatches<T extends ListItem>(
  all: readonly T[],
  query: ListQuery,
  dropped?: FilterName,
): T[] {
  const passes = Object.entries(PASSES).filter(([name]) => name !== dropped);
  const fits = (offer: Offer) => passes.every(([, pass]) => pass(offer, query, all));
  return all
    .filter((item) => isListed(item, query.listKind))
    .filter((item) => offersOf(item).some(fits))
    .sort((a, b) => compare(a, b, query.order));
}

/** What an item is sorted by, smallest first; undefined is last. */
function sortValue(item: ListItem, order: ListQuery['order']): number | undefined {
  const offers = offersOf(item);
  if (order === 'energy') {
    const at = 'ABCDEFG'.indexOf(energyLabel(item)?.letter ?? '-');
    return at < 0 ? undefined : at;
  }
  if (order === 'surface') {
    const largest = Math.max(...offers.map(({ surface }) => surface));
    return largest > 0 ? -largest : undefined;
  }
  if (order === 'price-m2') {
    const perMetre = offers.flatMap(({ types, price, surface, plot }) => {
      const area = types.includes(3) ? plot : surface;
      return price !== undefined && area > 0 ? [price / area] : [];
    });
    return perMetre.length > 0 ? Math.min(...perMetre) : undefined;
  }
  const price = isProject(item) ? projectPrice(item) : offers[0]?.price;
  return price === undefined || order === 'price-asc' ? price : -price;
}

function compare(a: ListItem, b: ListItem, order: ListQuery['order']): number {
  const [left, right] = order === 'recent' ? [] : [sortValue(a, order), sortValue(b, order)];
  if (left !== right) {
    if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
    return left - right;
  }
  const [before = '', after = ''] = [a.startCommercialisation, b.startCommercialisation];
  if (before === after) {
    return Number(isProject(b)) - Number(isProject(a)) || b.id - a.id;
  }
  return before < after ? 1 : -1;
}
