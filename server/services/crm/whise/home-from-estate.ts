import { TYPE_CODES } from '../../../../views/domain/property/type-code.ts';
import { flagIn, textIn, type WireRecord, withoutAbsent } from '../wire-values.ts';
import { goalOf, labelOf, type EstateState, statusOf } from './estate-state.ts';
import { choiceIn, type Details, detailsIn, sizeIn, wholeIn } from './estate-values.ts';
import { factsFrom } from './facts-from-estate.ts';
import { LIFE_ANNUITY } from './labels/choices.ts';
import { divisionsFrom } from './divisions-from-estate.ts';
import { type Reading, sharedFrom } from './shared-from-estate.ts';

/** Purpose of a sale for a life annuity. */
const ANNUITY = 3;
/** Subcategory of a house that is a garage. */
const GARAGE = 6;

/** The site's type codes by category: Whise's office and shop are the other way round. */
const TYPE_CODES_BY_CATEGORY: ReadonlyMap<number, number> = new Map([
  [1, TYPE_CODES.house],
  [2, TYPE_CODES.apartment],
  [3, TYPE_CODES.land],
  [4, TYPE_CODES.office],
  [5, TYPE_CODES.business],
  [6, TYPE_CODES.industrial],
  [7, TYPE_CODES.other],
]);
const GARAGES = 7;
/** How the currency of prices is written; the site has no other. */
const EUROS: readonly string[] = ['€', 'EUR'];

type Shown = Extract<EstateState, { deal: unknown }>;

/** A home in types of the domain, to be checked by its schema; unfilled fields are absent. */
export function homeFromEstate(estate: WireRecord, shown: Shown, reading: Reading): WireRecord {
  const details = detailsIn(estate);
  return withoutAbsent({
    ...withoutAbsent(sharedFrom(estate, details, reading)),
    goal: goalOf(estate),
    status: statusOf(shown),
    objectType: 'PROPERTY',
    ...typeFrom(estate),
    virtualTour: textIn(estate['linkVirtualVisit']),
    virtualTour2: textIn(estate['link3DModel']) ?? textIn(estate['linkVideo']),
    conditionId: choiceIn(estate['state']),
    marquee: labelOf(estate, shown, reading),
    ...priceFrom(estate),
    floor: wholeIn(estate['floor']),
    ident: textIn(estate['referenceNumber']),
    recordFile: textIn(estate['referenceNumber']),
    surfaceTotal: sizeIn(estate['area']),
    numberOfBedRooms: countIn(estate['rooms']),
    unitOrder: wholeIn(estate['estateOrder']),
    divisions: divisionsFrom(details, reading.namesLanguage),
    details: factsFrom(estate, details),
  });
}

/**
 * A missing `displayPrice` means that the price is hidden: it is in the answer all the same. One in
 * another currency is hidden, too.
 */
export function priceFrom(estate: WireRecord) {
  const publishPrice = flagIn(estate['displayPrice']) === true && isInEuro(estate);
  const isAnnuity = choiceIn(estate['purpose']) === ANNUITY;
  return {
    price: publishPrice ? sizeIn(estate['price']) : undefined,
    publishPrice,
    priceUnitText: publishPrice && isAnnuity ? { ...LIFE_ANNUITY } : undefined,
  };
}

/** Whether its price is in euro, as it is where nothing is said. */
export function isInEuro({ currency }: WireRecord): boolean {
  return EUROS.includes(textIn(currency)?.toUpperCase() ?? '€');
}

/** Its type; a home of a category that is not known is one of the others, as it is published. */
export function typeFrom(estate: WireRecord): { typeCode: number; isGarage: boolean } {
  const category = choiceIn(estate['category']) ?? 0;
  const isGarage = category === GARAGES || choiceIn(estate['subCategory']) === GARAGE;
  const typeCode = isGarage ? undefined : TYPE_CODES_BY_CATEGORY.get(category);
  return { typeCode: typeCode ?? TYPE_CODES.other, isGarage };
}

/** A count; undefined for 0, which means that the field is empty. */
export function countIn(value: unknown): number | undefined {
  const count = wholeIn(value) ?? 0;
  return count > 0 ? count : undefined;
}

/** The surface of the terrace, in square metres. */
export function terraceIn(details: Details): number | undefined {
  return sizeIn(details.get(874)?.value);
}
