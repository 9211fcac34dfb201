import type { DataPort } from '../../data-port.ts';
import { MAX_REGIONS, type Region } from '../../domain/filters/regions.ts';
import type { HomeType } from '../../domain/filters/types.ts';
import { emptyQuery, type ListQuery } from '../../domain/list/list-query.ts';
import { TYPE_OPTIONS } from '../../domain/property/type-option.ts';
import { TYPE_CODES } from '../../domain/property/type-code.ts';
import type { SentDemand, ValuedProperty } from '../../domain/thank-you.ts';

type Places = Pick<DataPort, 'placeNamed'>;

/** The list of what a search profile asks for. */
export function wantedList(data: Places, demand: SentDemand): ListQuery {
  const { goal, types, priceMin, priceMax, rooms } = demand;
  const ids = types.map(({ id }) => id);
  const bedrooms = ([1, 2, 3, 4] as const).filter((count) => count === rooms);
  return {
    ...emptyQuery(goal === 1 ? 'rent' : 'sale'),
    regions: wantedPlaces(data, demand),
    types: TYPE_OPTIONS.filter(({ id }) => ids.includes(id)).map(({ type }) => type),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    bedrooms,
  };
}

/**
 * The places of a search profile: those that its names mean, if they have exactly its postcodes, so
 * that a province is one place and not a hundred; else its postcodes.
 */
function wantedPlaces(data: Places, { zips, zipsText = '' }: SentDemand): readonly Region[] {
  const names = zipsText.split(', ').filter((name) => name !== '');
  const named = names.flatMap((name) => data.placeNamed(name.replaceAll(/[[\]]/g, '')) ?? []);
  const meant = new Set(named.flatMap((place) => place.zips ?? place.zip));
  const isSame = meant.size === zips.length && zips.every((zip) => meant.has(zip));
  const regions = isSame
    ? named.map(({ region }) => region)
    : zips.map((zip) => ({ city: '', zip }));
  return regions.slice(0, MAX_REGIONS);
}

/**
 * The lists of what is like a property that is to be valued, without new-build projects: on offer,
 * and sold or let.
 */
export function comparableLists({ goal, typeCode, isGarage, zip }: ValuedProperty): {
  onOffer: ListQuery;
  sold: ListQuery;
} {
  const isRent = goal === 1;
  const wanted = {
    regions: [{ city: '', zip }],
    types: typesOf(typeCode, isGarage),
  };
  return {
    onOffer: isRent
      ? { ...emptyQuery('rent'), ...wanted }
      : { ...emptyQuery('sale'), ...wanted, hideProject: true },
    sold: { ...emptyQuery('sold'), ...wanted, goal: isRent ? 1 : 0 },
  };
}

function typesOf(typeCode: number | undefined, isGarage: boolean | undefined): HomeType[] {
  if (isGarage) return ['garage'];
  const code = Object.values(TYPE_CODES).find((one) => one === typeCode);
  return code === undefined ? [] : [code];
}
