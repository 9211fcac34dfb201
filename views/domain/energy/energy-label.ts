import type { EnergyRegion } from './energy-region.ts';
import { energyRegion } from './energy-region.ts';
import type { EnergyBand } from './energy-scale.ts';
import { bandOf, energyScale } from './energy-scale.ts';
import { perItem } from '../memo/per-item.ts';
import type { Property } from '../property/property.ts';

/** A home's energy label. The same letter means three things: name the region beside it. */
export interface EnergyLabel {
  /** Undefined for a label stated of a home outside the four regions. */
  region: EnergyRegion | undefined;
  /** For reading, with a real minus sign: `B−`. */
  text: string;
  /** Its capital letter, for the colour; undefined for a text that does not begin with one. */
  letter: string | undefined;
  /** Stated by the CRM, not computed from the figure. */
  stated: boolean;
  /** The region's bands, best first; empty where there is no scale. */
  scale: readonly EnergyBand[];
  /** The band of the label on the scale, when it stands there. */
  band: EnergyBand | undefined;
}

/** A home, or a project by its thirstiest unit: that one has no certificate with a day yet. */
export type Rated = Pick<Property, 'countryId' | 'zip'> & {
  energyPerformance?: number | undefined;
  epcLabelText?: string | undefined;
  details?: Pick<Property['details'], 'epcDate'>;
};

/**
 * The energy label of a home: the one that the CRM states, else the one that its figure has in the
 * region's table of the certificate's day (spec section 9; docs/facts.md, "Regions and energy
 * labels"). In Luxembourg only a stated one, whatever it says; elsewhere a text that is no class
 * ("in progress") states none.
 */
export const energyLabel = perItem((property: Rated): EnergyLabel | undefined => {
  const region = energyRegion(property.countryId, property.zip);
  const scale = energyScale(region, property.details?.epcDate);
  const stated = statedLabel(property.epcLabelText, region);
  const band = stated
    ? scale.find(({ label }) => label === stated)
    : bandOf(scale, property.energyPerformance);
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

function statedLabel(
  text: string | undefined,
  region: EnergyRegion | undefined,
): string | undefined {
  const label = (text ?? '').trim().replace(/[\u2010-\u2015\u2212]/g, '-');
  if (/^[A-Ga-g](?:\+{1,2}|-)?$/.test(label)) return label.toUpperCase();
  return region === 'luxembourg' && label !== '' ? label : undefined;
}
