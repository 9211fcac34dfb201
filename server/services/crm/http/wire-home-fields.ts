import type { Property } from '../../../../views/domain/property/property.ts';

type Details = Property['details'];
type Names<Kind> = readonly (readonly [field: keyof Details, wire: string, kind?: Kind])[];

/**
 * The facts of a home and the CRM's names for them (spec section 3, "Property"; names that the
 * specification does not spell out are to be confirmed, docs/crm-wire.md).
 */

/** Texts by language. */
export const TEXT_FACTS: Names<never> = [
  ['environmentName', 'EnviromentName'],
  ['freeWhenSoldName', 'FreeWhenSoldName'],
  ['leaseName', 'LeaseName'],
  ['heatingName', 'HeatingName'],
  ['kitchenName', 'KitchenName'],
  ['glazingName', 'GlazingName'],
  ['frameName', 'FrameName'],
  ['interiorName', 'InteriorName'],
  ['exteriorName', 'ExteriorName'],
  ['goalName', 'GoalName'],
  ['styleName', 'StyleName'],
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
  ['surfaceGround', 'SurfaceGround2'],
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
  ['hasLift', 'HasLift', 'yes'],
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
