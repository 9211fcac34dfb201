import { AD_DUTIES, type AdDuty } from './ad-duties.ts';
import type { IsoDate } from '../format/date.ts';
import { energyRegion } from '../energy/energy-region.ts';
import type { Property } from '../property/property.ts';
import { propertyIcon } from '../property/property-icon.ts';
import { isSold } from '../property/sold.ts';

/** The duties that apply to a home's advertisement on a day; none outside Belgium. */
export function adDuties(home: Property, on: IsoDate): AdDuty[] {
  const region = energyRegion(home.countryId, home.zip);
  const kind = propertyIcon(home);
  return AD_DUTIES.filter(
    ({ regions, goals, kinds, exempt, only, since }) =>
      regions.some((demanding) => demanding === region) &&
      goals.includes(home.goal) &&
      (kinds?.includes(kind) ?? true) &&
      !exempt?.includes(kind) &&
      (only?.(home) ?? true) &&
      since <= on,
  );
}

/** The duties that a home's advertisement does not meet on a day; none for a sold or let home. */
export function missingInAd(
  home: Property,
  ignoredLabels: readonly number[],
  on: IsoDate,
): AdDuty[] {
  if (isSold(home, ignoredLabels)) return [];
  return adDuties(home, on).filter((duty) => !isMetBy(home, duty));
}

function isMetBy(home: Property, { isMet, field }: AdDuty): boolean {
  if (isMet) return isMet(home);
  return field !== undefined && isFilled(home.details[field]);
}

/** True for text in at least one language, for any number and for any boolean. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).some((text) => String(text).trim() !== '');
  }
  return value !== undefined && value !== '';
}
