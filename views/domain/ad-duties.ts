import type { IsoDate } from './date.ts';
import { energyLabel } from './energy-label.ts';
import { type EnergyRegion, energyRegion } from './energy-region.ts';
import { priceOf } from './price.ts';
import type { Property } from './property.ts';
import { propertyIcon, type PropertyIcon } from './property-icon.ts';
import { isSold } from './sold.ts';

type Region = Exclude<EnergyRegion, 'luxembourg'>;
type Goal = Property['goal'];

/** Something that an advertisement for a home must say. */
export interface AdDuty {
  /** Who demands it. */
  regions: readonly Region[];
  goals: readonly Goal[];
  /** Kinds of property it holds for; all of them where there are none. */
  kinds?: readonly PropertyIcon[];
  /** Kinds of property it does not hold for. */
  exempt?: readonly PropertyIcon[];
  /** What else a home must be for it to hold. */
  only?: (home: Property) => boolean;
  /** In English, for whoever runs `npm run ad-check`. */
  what: string;
  /** Whether the home says it. */
  isMet: (home: Property) => boolean;
  /** First day on which it holds; '' where we know of no first day. */
  since: IsoDate;
  /** No official source was read yet (facts.md). */
  toConfirm: boolean;
}

const ALL: readonly Region[] = ['flanders', 'wallonia', 'brussels'];
const SALE: readonly Goal[] = [0];
const RENT: readonly Goal[] = [1];
const BOTH: readonly Goal[] = [0, 1];
/** Land, garages and what nobody lives in have no residential energy certificate. */
const DWELLINGS: readonly PropertyIcon[] = ['house', 'apartment'];

const has = (field: keyof Property['details']) => (home: Property) => isFilled(home.details[field]);

const hasEnergyFigure = (home: Property) => home.energyPerformance !== undefined;
const hasClass = (home: Property) => energyLabel(home) !== undefined;
/** "In progress" is no code: a real one is mostly digits. */
const hasCode = ({ details }: Property) => /\d{6}/.test(details.uniqueCode ?? '');
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

/** What each region's advertisements must show (facts.md). A further duty is a further entry. */
export const AD_DUTIES: readonly AdDuty[] = [
  { ...FLEMISH_DWELLING, goals: BOTH, what: 'energy figure in kWh/m²', isMet: hasEnergyFigure },
  {
    ...FLEMISH_DWELLING,
    goals: BOTH,
    what: "full address or the certificate's unique code",
    isMet: (home) => hasAddress(home) || hasCode(home),
  },
  {
    ...FLEMISH_DWELLING,
    goals: BOTH,
    only: isNewBuild,
    what: 'E-level of a new building',
    isMet: has('eLevel'),
  },
  { ...FLOOD, what: 'flood score P of the plot', isMet: has('floodScoreP') },
  {
    ...FLOOD,
    exempt: ['land'],
    what: 'flood score G of the building',
    isMet: has('floodScoreG'),
  },
  { ...FLEMISH_SALE, what: 'building permit, yes or no', isMet: has('buildingPermit') },
  { ...FLEMISH_SALE, what: 'zoning', isMet: has('zoningName') },
  {
    ...FLEMISH_SALE,
    what: 'enforcement (planning violation), yes or no',
    isMet: has('planningViolation'),
  },
  { ...FLEMISH_SALE, what: 'right of pre-emption, yes or no', isMet: has('preemptionRight') },
  { ...FLEMISH_SALE, what: 'subdivision permit, yes or no', isMet: has('subdivisionPermit') },

  { ...WALLONIA, what: "the certificate's unique code", isMet: hasCode },
  { ...WALLONIA, what: 'total primary energy in kWh', isMet: has('epcTotal') },
  { ...WALLONIA, what: 'specific primary energy in kWh/m²', isMet: hasEnergyFigure },
  { ...WALLONIA, what: 'energy class', isMet: hasClass },

  { ...BRUSSELS, what: 'energy class', isMet: hasClass },
  { ...BRUSSELS, what: 'CO2 emissions in kg/m²', isMet: has('co2Emission') },
  { ...BRUSSELS_LEASE, what: 'habitable surface', isMet: has('surfaceLiving') },
  { ...BRUSSELS_LEASE, what: 'reference rent', isMet: has('referenceRent') },
  { ...BRUSSELS_LEASE, what: 'lease type', isMet: has('leaseName') },

  { ...LETTING, what: 'rent', isMet: (home) => priceOf(home, []).kind === 'amount' },
  { ...LETTING, what: 'common charges', isMet: has('chargesRenter') },
];

/** The duties that a home's advertisement has on a day; none abroad. */
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

/** What the advertisement of a home still misses on a day; a home that is sold or let has none. */
export function missingInAd(
  home: Property,
  ignoredLabels: readonly number[],
  on: IsoDate,
): AdDuty[] {
  if (isSold(home, ignoredLabels)) return [];
  return adDuties(home, on).filter(({ isMet }) => !isMet(home));
}

/** Sold with VAT, or built in the year in which it came on the market, or later. */
function isNewBuild({ details, startCommercialisation }: Property): boolean {
  const year = Number(startCommercialisation.slice(0, 4));
  return details.vatBuilding !== undefined || (details.constructionYear ?? 0) >= year;
}

/** Words in at least one language, or any number, yes or no. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).some((text) => String(text).trim() !== '');
  }
  return value !== undefined && value !== '';
}
