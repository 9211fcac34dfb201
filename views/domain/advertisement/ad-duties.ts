import { certificateCode } from '../energy/certificate-code.ts';
import type { IsoDate } from '../format/date.ts';
import { energyFigure, energyLabel } from '../energy/energy-label.ts';
import type { EnergyRegion } from '../energy/energy-region.ts';
import { priceOf } from '../property/price.ts';
import type { Property } from '../property/property.ts';
import type { PropertyIcon } from '../property/property-icon.ts';

type BelgianEnergyRegion = Exclude<EnergyRegion, 'luxembourg'>;
type Goal = Property['goal'];
type Detail = keyof Property['details'];

/** A particular that an advertisement for a home must show. */
export interface AdDuty {
  /** The regions whose law requires it. */
  regions: readonly BelgianEnergyRegion[];
  goals: readonly Goal[];
  /** Kinds of property to which it applies; all if absent. */
  kinds?: readonly PropertyIcon[];
  /** Kinds of property to which it does not apply. */
  exempt?: readonly PropertyIcon[];
  /** A further condition on the home. */
  only?: (home: Property) => boolean;
  /** In English, for the output of `npm run ad-check`. */
  what: string;
  /** The field that must be filled … */
  field?: Detail;
  /** … or a test that takes the place of `field`. */
  isMet?: (home: Property) => boolean;
  /** First day on which it applies; '' if no first day is known. */
  since: IsoDate;
  /**
   * Not yet confirmed by an official source (docs/facts.md, "What a Belgian property ad shows").
   */
  toConfirm: boolean;
}

const ALL: readonly BelgianEnergyRegion[] = ['flanders', 'wallonia', 'brussels'];
const SALE: readonly Goal[] = [0];
const RENT: readonly Goal[] = [1];
const BOTH: readonly Goal[] = [0, 1];
/** Only dwellings have a residential energy certificate. */
const DWELLINGS: readonly PropertyIcon[] = ['house', 'apartment'];

const hasEnergyFigure = (home: Property) => energyFigure(home) !== undefined;
const hasClass = (home: Property) => energyLabel(home) !== undefined;
const hasCode = ({ details }: Property) => certificateCode(details.uniqueCode) !== undefined;
const hasAddress = (home: Property) => home.publishAddress && home.street.trim() !== '';

const FLANDERS = { regions: ['flanders'], toConfirm: false } as const;
const FLEMISH_DWELLING = { ...FLANDERS, kinds: DWELLINGS, since: '' } as const;
const FLEMISH_SALE = { ...FLANDERS, goals: SALE, since: '' } as const;
const FLOOD = { ...FLEMISH_SALE, since: '2023-01-01' } as const;
const WALLONIA = {
  regions: ['wallonia'],
  goals: BOTH,
  kinds: DWELLINGS,
  since: '',
  toConfirm: false,
} as const;
const BRUSSELS = { ...WALLONIA, regions: ['brussels'] } as const;
const BRUSSELS_LEASE = { ...BRUSSELS, goals: RENT, since: '2024-11-01', toConfirm: true } as const;
const LETTING = { regions: ALL, goals: RENT, since: '', toConfirm: false } as const;

/**
 * What each region's advertisements must show (docs/facts.md, "What a Belgian property ad shows").
 */
export const AD_DUTIES: readonly AdDuty[] = [
  { ...FLEMISH_DWELLING, goals: BOTH, what: 'energy figure in kWh/m²', isMet: hasEnergyFigure },
  {
    ...FLEMISH_DWELLING,
    goals: BOTH,
    what: "full address or the certificate's unique code",
    field: 'uniqueCode',
    isMet: (home) => hasAddress(home) || hasCode(home),
  },
  {
    ...FLEMISH_DWELLING,
    goals: BOTH,
    only: isNewBuild,
    what: 'E-level of a new building',
    field: 'eLevel',
  },
  { ...FLOOD, what: 'flood score P of the plot', field: 'floodScoreP' },
  {
    ...FLOOD,
    exempt: ['land'],
    what: 'flood score G of the building',
    field: 'floodScoreG',
  },
  { ...FLEMISH_SALE, what: 'building permit, yes or no', field: 'buildingPermit' },
  { ...FLEMISH_SALE, what: 'zoning', field: 'zoningName' },
  {
    ...FLEMISH_SALE,
    what: 'enforcement (planning violation), yes or no',
    field: 'planningViolation',
  },
  { ...FLEMISH_SALE, what: 'right of pre-emption, yes or no', field: 'preemptionRight' },
  { ...FLEMISH_SALE, what: 'subdivision permit, yes or no', field: 'subdivisionPermit' },

  { ...WALLONIA, what: "the certificate's unique code", field: 'uniqueCode', isMet: hasCode },
  { ...WALLONIA, what: 'total primary energy in kWh', field: 'epcTotal' },
  { ...WALLONIA, what: 'specific primary energy in kWh/m²', isMet: hasEnergyFigure },
  { ...WALLONIA, what: 'energy class', isMet: hasClass },

  { ...BRUSSELS, what: 'energy class', isMet: hasClass },
  { ...BRUSSELS, what: 'CO2 emissions in kg/m²', field: 'co2Emission' },
  { ...BRUSSELS_LEASE, what: 'habitable surface', field: 'surfaceLiving' },
  { ...BRUSSELS_LEASE, what: 'reference rent', field: 'referenceRent' },
  { ...BRUSSELS_LEASE, what: 'lease type', field: 'leaseName' },

  { ...LETTING, what: 'rent', isMet: (home) => priceOf(home, []).kind === 'amount' },
  { ...LETTING, what: 'common charges', field: 'chargesRenter' },
];

/**
 * A unit of a new-build project, a home sold with VAT (removed when its price is not published), or
 * one built in the year of its first advertisement or later.
 */
function isNewBuild({ objectType, details, startCommercialisation }: Property): boolean {
  const year = Number(startCommercialisation?.slice(0, 4) ?? Infinity);
  if (objectType === 'PROJECT') return true;
  return details.vatBuilding !== undefined || (details.constructionYear ?? 0) >= year;
}
