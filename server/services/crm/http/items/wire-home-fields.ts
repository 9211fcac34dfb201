import type { Locale } from '../../../../../views/domain/locale.ts';
import type { Property } from '../../../../../views/domain/property/property.ts';

type Details = Property['details'];
type Words = Readonly<Record<Locale, string>>;
type Wire = string | readonly string[];
type Names<Kind> = readonly (readonly [field: keyof Details, wire: Wire, kind?: Kind])[];
export type FactNames = readonly (readonly [string, Wire, string?])[];

/**
 * The facts of a home and the CRM's names for them, of which the first filled one counts (spec
 * section 3, "Property", and what clients show: docs/crm-wire.md, "Fields").
 */

/** Texts by language. */
export const TEXT_FACTS: Names<never> = [
  ['environmentName', 'EnviromentName'],
  ['freeWhenSoldName', 'FreeWhenSoldName'],
  ['leaseName', 'LeaseName'],
  ['heatingName', 'HeatingName'],
  ['kitchenName', 'KitchenName'],
  ['glazingName', ['WindowGlazing', 'GlazingName']],
  ['frameName', 'FrameName'],
  ['interiorName', 'InteriorName'],
  ['exteriorName', 'ExteriorName'],
  ['orientationName', ['OrientationT', 'OrientationName']],
  ['goalName', 'GoalName'],
  ['styleName', ['MainStyleName', 'StyleName']],
  ['constructionName', 'ConstructionName'],
  ['roofName', 'RoofName'],
  ['roofMaterialName', 'RoofMaterialName'],
  ['asbestosCertificate', 'AsbestosCertificate'],
  ['zoningName', 'ZoningName'],
  ['floodZoneName', 'FloodZoneName'],
  ['heritageName', 'HeritageName'],
  ['electricityCertificate', 'ElectricityCertificate'],
  ['oilTankCertificate', 'OilTankCertificate'],
];

/** Numbers, where 0 means unknown; `count`: whole numbers. */
export const NUMBER_FACTS: Names<'count'> = [
  ['numberOfFloors', 'NumberOfFloors', 'count'],
  ['numberOfBathRooms', 'NumberOfBathRooms', 'count'],
  ['numberOfShowerRooms', 'NumberOfShowerRooms', 'count'],
  ['numberOfToilets', 'NumberOfToilets', 'count'],
  ['numberOfGarages', 'NumberOfGarages', 'count'],
  ['numberOfParkings', 'NumberOfParkings', 'count'],
  ['surfaceLiving', 'SurfaceLiving'],
  ['surfaceGround', ['SurfaceGround2', 'SurfaceGround']],
  ['surfaceGarden', 'SurfaceGarden'],
  ['surfaceTerrace', 'SurfaceTerrace'],
  ['frontWidth', 'FrontWidth'],
  ['plotWidth', 'PlotWidth'],
  ['groundPart', 'GroundPart'],
  ['variousCosts', 'VariousCosts'],
  ['chargesOwner', 'ChargesOwner'],
  ['chargesRenter', 'ChargesRenter'],
  ['cadastralIncomeNonIndexed', 'CadastrallIncomeNonIndexed'],
  ['registeredRight', 'RegisteredRight'],
  ['constructionCost', 'ConstructionCost'],
  ['vatBuilding', 'VATBuilding'],
  ['parkingPrice', 'ParkingPrice'],
  ['priceVatRegisteredRight', 'Price_Vat_RegisteredRight'],
  ['referenceRent', 'ReferenceRent'],
  ['constructionYear', 'ConstructionYear', 'count'],
  ['renovationYear', 'RenovationYear', 'count'],
  ['co2Emission', 'CO2Emission'],
  ['epcTotal', 'EPCTotal'],
  ['eLevel', 'Elevel', 'count'],
];

export const DATE_FACTS: Names<never> = [
  ['dateFree', 'DateFree'],
  ['asbestosDate', 'AsbestosDate'],
  ['epcDate', 'EPCDate'],
];

/** Booleans. `yes`: `false` is dropped, as the CRM also sends it for what it does not know. */
export const FLAG_FACTS: Names<'yes'> = [
  ['hasGarden', 'HasGarden', 'yes'],
  ['hasTerrace', 'HasTerrace', 'yes'],
  ['hasGarage', 'HasGarage', 'yes'],
  ['hasLift', 'HasLift', 'yes'],
  ['hasCellar', 'HasCellar', 'yes'],
  ['hasAttic', 'HasAttic', 'yes'],
  ['hasFurnished', 'HasFurnished', 'yes'],
  ['buildingPermit', 'BuildingPermit'],
  ['subdivisionPermit', 'SubdivisionPermit'],
  ['preemptionRight', 'PreemptionRight'],
  ['planningViolation', 'PlanningViolation'],
];

/** Texts that are the same in every language. */
export const CODE_FACTS: Names<never> = [
  ['uniqueCode', 'UniqueCode'],
  ['floodScoreP', 'FloodScoreP'],
  ['floodScoreG', 'FloodScoreG'],
];

/** Words of numbers that are the same for every agency, by field. */
export const CHOICES: Readonly<Record<string, Readonly<Record<number, Words>>>> = {
  WindowGlazing: {
    1: { nl: 'Enkel glas', fr: 'Simple vitrage', en: 'Single glazing', de: 'Einfachverglasung' },
    2: { nl: 'Dubbel glas', fr: 'Double vitrage', en: 'Double glazing', de: 'Doppelverglasung' },
    3: {
      nl: 'Driedubbel glas',
      fr: 'Triple vitrage',
      en: 'Triple glazing',
      de: 'Dreifachverglasung',
    },
  },
};
