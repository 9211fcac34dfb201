import type { Property } from '../../../../views/domain/property/property.ts';
import { type TypeName, typeName } from '../../../../views/domain/property/type-code.ts';
import { distanceKm, type Position } from '../../../../views/domain/place/distance.ts';
import type { Areas } from './areas.ts';
import { publishedPrice } from './published-price.ts';

// The dissimilarity of two homes is measured in kilometres; these are the costs of other
// differences.

const OTHER_TYPE = 60;
/**
 * Another use, such as a shop instead of a house: chosen only where hardly anything else is
 * offered.
 */
const OTHER_USE = 240;
/** A price twice as high, or half. */
const DOUBLE_PRICE = 40;
/** Assumed when a price is unknown, so that such a home is neither preferred nor excluded. */
const UNKNOWN_PRICE = 20;
/** Assumed when a position is unknown and the postcode differs. */
export const UNKNOWN_DISTANCE = 40;

type Use = 'garage' | 'land' | 'living' | 'work' | 'other';

const USES: Readonly<Record<TypeName, Use>> = {
  house: 'living',
  apartment: 'living',
  land: 'land',
  business: 'work',
  office: 'work',
  industrial: 'work',
  other: 'other',
};

/** A home's published position, or else the centre of its area. */
export function publishedPosition(home: Property, areas: Areas): Position | undefined {
  return (home.publishAddress && home.position) || areas.of(home)?.position;
}

/** The home that others are compared with. What is not published is not compared. */
export class ReferenceHome {
  readonly home: Property;
  readonly place: Position | undefined;
  readonly #areas: Areas;
  readonly #price: number | undefined;

  constructor(home: Property, areas: Areas) {
    this.home = home;
    this.place = publishedPosition(home, areas);
    this.#areas = areas;
    this.#price = publishedPrice(home);
  }

  /** Garages are compared only with garages, and plots only with plots. */
  mayBeReplacedBy(other: Property): boolean {
    if (other.id === this.home.id || other.goal !== this.home.goal) return false;
    const uses = [useOf(this.home), useOf(other)];
    return uses[0] === uses[1] || !uses.some((use) => use === 'garage' || use === 'land');
  }

  /** The part made by type and price: fast, and a lower bound of the whole. */
  dissimilarityWithoutDistance(other: Property): number {
    return this.#typeCost(other) + this.#priceCost(other);
  }

  /** The part made by distance. */
  distanceTo(other: Property): number {
    const otherPlace = this.place && publishedPosition(other, this.#areas);
    if (this.place && otherPlace) return distanceKm(this.place, otherPlace);
    const { zip, countryId } = this.home;
    return zip === other.zip && countryId === other.countryId ? 0 : UNKNOWN_DISTANCE;
  }

  #priceCost(other: Property): number {
    const otherPrice = publishedPrice(other);
    if (!this.#price || !otherPrice) return UNKNOWN_PRICE;
    return DOUBLE_PRICE * Math.abs(Math.log2(otherPrice / this.#price));
  }

  #typeCost(other: Property): number {
    if (this.home.typeCode === other.typeCode) return 0;
    return useOf(this.home) === useOf(other) ? OTHER_TYPE : OTHER_USE;
  }
}

/** The use that a type code stands for. */
function useOf({ typeCode, isGarage }: Property): Use {
  if (isGarage) return 'garage';
  return USES[typeName(typeCode)];
}
