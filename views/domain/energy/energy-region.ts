import { HOME_COUNTRY } from '../place/address.ts';

/** Whose energy label a home has: the same letter means something else in each. */
export type EnergyRegion = 'brussels' | 'wallonia' | 'flanders' | 'luxembourg';

const LUXEMBOURG = 50;

/** Postcodes of the regions, both ends included (spec section 9). 47xx, German-speaking, is Walloon. */
const POSTCODES: readonly [region: EnergyRegion, first: number, last: number][] = [
  ['brussels', 1000, 1299],
  ['wallonia', 1300, 1499],
  ['flanders', 1500, 3999],
  ['wallonia', 4000, 7999],
  ['flanders', 8000, 9999],
];

/**
 * The region by country, then by postcode: Luxembourg's postcodes have four digits too
 * (docs/facts.md, "Regions and energy labels"). Undefined abroad and for what is no Belgian
 * postcode.
 */
export function energyRegion(countryId: number, zip: string): EnergyRegion | undefined {
  if (countryId === LUXEMBOURG) return 'luxembourg';
  if (countryId !== HOME_COUNTRY || !/^[0-9]{4}$/.test(zip.trim())) return undefined;
  const postcode = Number(zip);
  return POSTCODES.find(([, first, last]) => first <= postcode && postcode <= last)?.[0];
}
