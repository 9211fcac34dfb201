import { HOME_COUNTRY } from '../place/address.ts';

/** The region whose energy rules apply: a letter means something else in each. */
export type EnergyRegion = 'brussels' | 'wallonia' | 'flanders' | 'luxembourg';

export const LUXEMBOURG = 50;

/** Postcode ranges, both ends included (spec section 9). 47xx, German-speaking, is in Wallonia. */
const POSTCODES: readonly [region: EnergyRegion, first: number, last: number][] = [
  ['brussels', 1000, 1299],
  ['wallonia', 1300, 1499],
  ['flanders', 1500, 3999],
  ['wallonia', 4000, 7999],
  ['flanders', 8000, 9999],
];

/**
 * The region by country and postcode; the country comes first because Luxembourg's postcodes have
 * four digits too (docs/facts.md, "Regions and energy labels"). Undefined for other countries and
 * for anything but a Belgian postcode.
 */
export function energyRegion(countryId: number, zip: string): EnergyRegion | undefined {
  if (countryId === LUXEMBOURG) return 'luxembourg';
  if (countryId !== HOME_COUNTRY || !/^[0-9]{4}$/.test(zip.trim())) return undefined;
  const postcode = Number(zip);
  return POSTCODES.find(([, first, last]) => first <= postcode && postcode <= last)?.[0];
}
