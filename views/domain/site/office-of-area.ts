import { distanceKm, type Position } from '../place/distance.ts';
import type { Office } from './office.ts';
import type { SiteInfo } from './site.ts';

/** A postcode, with the name of its place where that is known: postcodes mean something in a country. */
export interface LeadPlace {
  zip: string;
  city?: string | undefined;
}

/** Where a place is; undefined for an unknown one. */
export type PositionOf = (place: LeadPlace) => Position | undefined;

/**
 * The office for a lead about no home: a valuation, a search profile, a general question. The one
 * whose area has one of the postcodes, the first of them first; else the one nearest to the first
 * place that is known. Undefined without a known place, or where all leads go to the agency.
 */
export function officeOfPlaces(
  { offices, leads }: Pick<SiteInfo, 'offices' | 'leads'>,
  places: readonly LeadPlace[],
  positionOf: PositionOf,
): Office | undefined {
  if (leads.to === 'agency') return undefined;
  for (const { zip } of places) {
    const office = offices.find((one) => hasZip(one, zip));
    if (office) return office;
  }
  for (const place of places) {
    const position = positionOf(place);
    if (position) return nearest(offices, position, positionOf);
  }
  return undefined;
}

function hasZip({ postcodes = [] }: Office, zip: string): boolean {
  return postcodes.some((area) => {
    const [from = '', to = from] = area.split('-');
    return from <= zip && zip <= to;
  });
}

/** By its position, or by that of its postcode; an office of an unknown place is the last. */
function nearest(
  offices: readonly Office[],
  position: Position,
  positionOf: PositionOf,
): Office | undefined {
  const distances = offices.map((office) => {
    const at = office.position ?? positionOf({ zip: office.zip });
    return { office, km: at ? distanceKm(position, at) : Number.POSITIVE_INFINITY };
  });
  return distances.toSorted((a, b) => a.km - b.km)[0]?.office;
}
