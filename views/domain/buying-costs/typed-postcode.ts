import { energyRegion, LUXEMBOURG } from '../energy/energy-region.ts';
import { HOME_COUNTRY } from '../place/address.ts';
import type { CostRegion } from './cost-rule.ts';

export interface TypedPostcode {
  /** Four digits. */
  postcode: string;
  isBelgian: boolean;
  /** Undefined for digits that no region has. */
  region: CostRegion | undefined;
}

/** `9000`, `B-9000`, or of Luxembourg `L-1118`. */
const SHAPE = /^(?:(b|be|l|lu)\s?[-–]?\s?)?(\d{4})$/i;

/**
 * The region of a postcode as visitors type it. Luxembourg's have four digits as well, and are told
 * by the L in front (docs/facts.md, "Regions and energy labels"). Undefined for any other text.
 */
export function typedPostcode(text: string): TypedPostcode | undefined {
  const [, country = '', postcode] = SHAPE.exec(text.trim()) ?? [];
  if (postcode === undefined) return undefined;
  const isBelgian = !country.toLowerCase().startsWith('l');
  const region = energyRegion(isBelgian ? HOME_COUNTRY : LUXEMBOURG, postcode);
  // Luxembourg's begin at 1009.
  return { postcode, isBelgian, region: postcode < '1000' ? undefined : region };
}

/** A home's postcode as the form takes it. */
export function shownPostcode(countryId: number, zip: string): string {
  return countryId === LUXEMBOURG ? `L-${zip.trim().replace(/^lu?\s?[-–]?\s?/i, '')}` : zip.trim();
}
