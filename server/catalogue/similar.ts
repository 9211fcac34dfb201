import type { Property } from '../../views/domain/property.ts';
import { distanceKm, type Position } from './distance.ts';
import { publishedPrice } from './published-price.ts';

/** Weights of unlikeness: what one step costs in kilometres of distance. */
const OTHER_TYPE = 60;
/** A shop instead of a house: only where hardly anything else is offered. */
const OTHER_USE = 240;
/** A price twice as high, or half. */
const DOUBLE_PRICE = 40;
/** Assumed when a price is not known, so that such a home is neither preferred nor shut out. */
const UNKNOWN_PRICE = 20;
/** Assumed when a place is not known and the postcode differs. */
const UNKNOWN_PLACE = 40;
const LAND = 3;

/** Where a home is as far as that is published: its position, or the middle of its area. */
export type PlaceOf = (home: Property) => Position | undefined;

/**
 * The homes of `pool` most like `home`, best first: near by, of its type, at its price. What is not
 * published counts for nothing, so that no order among homes tells it.
 */
export function mostSimilar(
  home: Property,
  { pool, placeOf }: { pool: readonly Property[]; placeOf: PlaceOf },
  count: number,
): Property[] {
  const place = placeOf(home);
  return pool
    .filter((other) => other.id !== home.id && other.goal === home.goal && mayReplace(home, other))
    .map((other) => {
      const distance = placeCost(home, other, place, placeOf(other));
      return { other, unlike: distance + priceCost(home, other) + typeCost(home, other) };
    })
    .sort((a, b) => a.unlike - b.unlike || b.other.id - a.other.id)
    .slice(0, Math.max(0, count))
    .map(({ other }) => other);
}

function placeCost(
  home: Property,
  other: Property,
  place: Position | undefined,
  otherPlace: Position | undefined,
): number {
  if (place && otherPlace) return distanceKm(place, otherPlace);
  return home.zip === other.zip && home.countryId === other.countryId ? 0 : UNKNOWN_PLACE;
}

function priceCost(home: Property, other: Property): number {
  const [price, otherPrice] = [publishedPrice(home), publishedPrice(other)];
  if (!price || !otherPrice) return UNKNOWN_PRICE;
  return DOUBLE_PRICE * Math.abs(Math.log2(otherPrice / price));
}

function typeCost(home: Property, other: Property): number {
  if (home.typeCode === other.typeCode) return 0;
  return useOf(home) === useOf(other) ? OTHER_TYPE : OTHER_USE;
}

/** What it is used as, by its type code (readings.md, Rules). */
function useOf({ typeCode, isGarage }: Property): 'garage' | 'land' | 'living' | 'work' | 'other' {
  if (isGarage) return 'garage';
  if (typeCode === LAND) return 'land';
  if (typeCode <= 2) return 'living';
  return typeCode <= 6 ? 'work' : 'other';
}

/** Who looks for a garage or a plot takes nothing else, and nobody else takes those. */
function mayReplace(home: Property, other: Property): boolean {
  const uses = [useOf(home), useOf(other)];
  return uses[0] === uses[1] || !uses.some((use) => use === 'garage' || use === 'land');
}
