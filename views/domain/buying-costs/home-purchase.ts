import { priceOf } from '../property/price.ts';
import type { Property } from '../property/property.ts';
import { typeName } from '../property/type-code.ts';
import type { IsoDate } from '../format/date.ts';
import { energyRegion } from '../energy/energy-region.ts';
import { centsOf } from './cents.ts';
import type { Bought, CostRegion, CostRule } from './cost-rule.ts';
import { rulesOf } from './rules-of.ts';
import { shownPostcode } from './typed-postcode.ts';

/** What of a home the costs of buying depend on. */
export interface HomePurchase {
  region: CostRegion;
  bought: Bought;
  /** In cents, without VAT. */
  price: number;
  /** Of a new build: the land's share, in cents; undefined if the advertisement does not tell it. */
  land: number | undefined;
  /** Whether somebody may live there, so that it can be an only own home. */
  isHome: boolean;
  /** As the form takes it. */
  postcode: string;
}

interface Options {
  ignoredLabels: readonly number[];
  rules: readonly CostRule[];
  /** The day of the agreement. */
  on: IsoDate;
}

/** Share of the price within which the base of the VAT counts as the whole price. */
const WHOLE = 0.01;

/**
 * The purchase of a home for sale whose price is published; undefined for any other, and in a
 * country whose rules the site does not have.
 */
export function homePurchase(
  home: Property,
  { ignoredLabels, rules, on }: Options,
): HomePurchase | undefined {
  const price = priceOf(home, ignoredLabels);
  const region = energyRegion(home.countryId, home.zip);
  if (home.goal !== 0 || price.kind !== 'amount' || region === undefined) return undefined;
  const type = typeName(home.typeCode);
  const bought = boughtOf(home, type === 'land');
  const euro = bought === 'new' ? withoutVat(home, price.euro) : price.euro;
  const [vat] = rulesOf(rules, 'vat', { region, bought, isOnlyHome: false, on });
  return {
    region,
    bought,
    price: centsOf(euro),
    land: bought === 'new' ? landOf(home, euro, vat?.rate) : undefined,
    isHome: ['house', 'apartment', 'land'].includes(type) && !home.isGarage,
    postcode: shownPostcode(home.countryId, home.zip),
  };
}

/** A home sold with VAT is new to the law, whatever its year. */
function boughtOf({ objectType, details }: Property, isLand: boolean): Bought {
  if (isLand) return 'plot';
  const { vatBuilding, constructionCost } = details;
  const isNew = objectType === 'PROJECT' || vatBuilding !== undefined;
  return isNew || constructionCost !== undefined ? 'new' : 'existing';
}

/** Some advertise with VAT: land, construction and VAT then add up to the price. */
function withoutVat({ details }: Property, price: number): number {
  const { groundPart = 0, constructionCost, vatBuilding } = details;
  if (constructionCost === undefined || vatBuilding === undefined) return price;
  const withVat = groundPart + constructionCost + vatBuilding;
  return Math.abs(withVat - price) <= price * WHOLE ? price - vatBuilding : price;
}

/** 0 where the VAT of the advertisement is that on the whole price. */
function landOf({ details }: Property, price: number, vatRate: number | undefined) {
  const { vatBuilding, groundPart } = details;
  const isWhole =
    vatBuilding !== undefined &&
    vatRate !== undefined &&
    Math.abs((vatBuilding * 100) / vatRate - price) <= price * WHOLE;
  if (isWhole) return 0;
  return groundPart === undefined || groundPart > price ? undefined : centsOf(groundPart);
}
