import { certificateCode } from './certificate-code.ts';
import type { EnergyRegion } from './energy-region.ts';
import { energyRegion } from './energy-region.ts';
import type { EnergyBand } from './energy-scale.ts';
import { bandOf, energyScale } from './energy-scale.ts';
import { perItem } from '../memo/per-item.ts';
import type { Property } from '../property/property.ts';

/**
 * A home's energy label. A letter means something else in each region: name the region beside it.
 */
export interface EnergyLabel {
  /** Undefined for a stated label of a home outside the four regions. */
  region: EnergyRegion | undefined;
  /** For display, with a minus sign (U+2212): `B−`. */
  text: string;
  /** Capital letter that chooses the colour; undefined for a text that does not begin with one. */
  letter: string | undefined;
  /** True if the CRM states the label, false if it is computed from the figure. */
  stated: boolean;
  /** The region's bands, best first; empty if the region has no scale. */
  scale: readonly EnergyBand[];
  /** The band of the label; undefined if the label is not on the scale. */
  band: EnergyBand | undefined;
}

/**
 * A home, or a project by its unit with the highest consumption, which has no certificate date. Its
 * fields are those of a checked `Property`: a total is above 0.
 */
export type Rated = Pick<Property, 'countryId' | 'zip'> & {
  energyPerformance?: number | undefined;
  epcLabelText?: string | undefined;
  details?: Pick<Property['details'], 'epcDate' | 'epcTotal' | 'uniqueCode'>;
};

/**
 * The energy label of a home: the label that the CRM states, else the band of its figure in the
 * region's table of the certificate's date (spec section 9; docs/facts.md, "Regions and energy
 * labels"). For Luxembourg any stated text is a label and nothing is computed; elsewhere a text
 * that is no class ("in progress") is ignored.
 */
export const energyLabel = perItem((property: Rated): EnergyLabel | undefined => {
  const region = energyRegion(property.countryId, property.zip);
  const scale = energyScale(region, property.details?.epcDate);
  const stated = statedLabel(property.epcLabelText, region);
  const band = stated
    ? scale.find(({ label }) => label === stated)
    : bandOf(scale, energyFigure(property));
  const label = stated ?? band?.label;
  if (label === undefined) return undefined;
  return {
    region,
    text: label.replace(/-$/, '\u2212'),
    letter: /^[A-Z](?![A-Za-z])/.exec(label)?.[0],
    stated: stated !== undefined,
    scale,
    band,
  };
});

/**
 * The figure of the certificate, in kWh per square metre and year. CRMs also write 0 for a home
 * that has none: it counts only beside a stated class, a certificate's code or its total
 * (docs/facts.md, "Regions and energy labels").
 */
export function energyFigure(rated: Rated): number | undefined {
  const { energyPerformance, details } = rated;
  if (energyPerformance !== 0) return energyPerformance;
  const region = energyRegion(rated.countryId, rated.zip);
  const isCertified =
    statedLabel(rated.epcLabelText, region) !== undefined ||
    certificateCode(details?.uniqueCode) !== undefined ||
    details?.epcTotal !== undefined;
  return isCertified ? 0 : undefined;
}

function statedLabel(
  text: string | undefined,
  region: EnergyRegion | undefined,
): string | undefined {
  const label = (text ?? '').trim().replace(/[\u2010-\u2015\u2212]/g, '-');
  if (/^[A-Ga-g](?:\+{1,2}|-)?$/.test(label)) return label.toUpperCase();
  return region === 'luxembourg' && label !== '' ? label : undefined;
}
