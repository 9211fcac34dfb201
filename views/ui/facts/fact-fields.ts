import type { Property } from '../../domain/property/property.ts';
import type { FactKind } from './fact-value.ts';

/** The groups of fields, in display order. */
export const FACT_GROUPS = [
  'general',
  'financial',
  'comfort',
  'building',
  'energy',
  'planning',
] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

type Details = Property['details'];
type FactField = keyof Property | keyof Details;

/**
 * Every field of a home that is shown as a row (spec section 3): its group, the field, the key of
 * its label under `facts.` and the kind of its value.
 */
export const FACT_FIELDS = [
  ['general', 'typeDescription', 'type', 'text'],
  ['general', 'publishAddress', 'address', 'address'],
  ['general', 'countryName', 'country', 'abroad'],
  ['general', 'environmentName', 'environmentName', 'text'],
  ['general', 'floor', 'floor', 'floor'],
  ['general', 'ident', 'ident', 'text'],
  ['general', 'numberOfBedRooms', 'numberOfBedRooms', 'count'],
  ['general', 'surfaceLiving', 'surfaceLiving', 'surface'],
  ['general', 'surfaceTotal', 'surfaceTotal', 'surface'],
  ['general', 'surfaceGround', 'surfaceGround', 'surface'],
  ['general', 'surfaceGarden', 'surfaceGarden', 'surface'],
  ['general', 'surfaceTerrace', 'surfaceTerrace', 'surface'],
  ['general', 'frontWidth', 'frontWidth', 'metres'],
  ['general', 'plotWidth', 'plotWidth', 'metres'],
  ['general', 'dateFree', 'dateFree', 'date'],
  ['general', 'freeWhenSoldName', 'freeWhenSoldName', 'availability'],

  ['financial', 'price', 'price', 'price'],
  ['financial', 'price', 'rent', 'rent'],
  ['financial', 'priceUnitText', 'priceNote', 'price-note'],
  ['financial', 'parkingPrice', 'parkingPrice', 'price-part'],
  ['financial', 'groundPart', 'groundPart', 'price-part'],
  ['financial', 'constructionCost', 'constructionCost', 'price-part'],
  ['financial', 'vatBuilding', 'vatBuilding', 'price-part'],
  ['financial', 'registeredRight', 'registeredRight', 'price-part'],
  ['financial', 'priceVatRegisteredRight', 'priceVatRegisteredRight', 'price-part'],
  ['financial', 'variousCosts', 'variousCosts', 'euro'],
  ['financial', 'chargesRenter', 'chargesRenter', 'euro'],
  ['financial', 'chargesOwner', 'chargesOwner', 'euro'],
  ['financial', 'referenceRent', 'referenceRent', 'euro'],
  ['financial', 'leaseName', 'leaseName', 'text'],
  ['financial', 'cadastralIncomeNonIndexed', 'cadastralIncomeNonIndexed', 'euro'],

  ['comfort', 'numberOfBathRooms', 'numberOfBathRooms', 'count'],
  ['comfort', 'numberOfShowerRooms', 'numberOfShowerRooms', 'count'],
  ['comfort', 'numberOfToilets', 'numberOfToilets', 'count'],
  ['comfort', 'numberOfGarages', 'numberOfGarages', 'count'],
  ['comfort', 'numberOfParkings', 'numberOfParkings', 'count'],
  ['comfort', 'hasGarden', 'hasGarden', 'yes'],
  ['comfort', 'hasTerrace', 'hasTerrace', 'yes'],
  ['comfort', 'hasGarage', 'hasGarage', 'yes'],
  ['comfort', 'hasLift', 'hasLift', 'yes'],
  ['comfort', 'hasCellar', 'hasCellar', 'yes'],
  ['comfort', 'hasAttic', 'hasAttic', 'yes'],
  ['comfort', 'hasFurnished', 'hasFurnished', 'yes'],
  ['comfort', 'petsAllowed', 'petsAllowed', 'yes-no'],
  ['comfort', 'kitchenName', 'kitchenName', 'text'],
  ['comfort', 'heatingName', 'heatingName', 'text'],
  ['comfort', 'interiorName', 'interiorName', 'text'],

  ['building', 'constructionYear', 'constructionYear', 'plain'],
  ['building', 'renovationYear', 'renovationYear', 'plain'],
  ['building', 'numberOfFloors', 'numberOfFloors', 'count'],
  ['building', 'constructionName', 'constructionName', 'text'],
  ['building', 'styleName', 'styleName', 'text'],
  ['building', 'orientationName', 'orientationName', 'text'],
  ['building', 'goalName', 'goalName', 'text'],
  ['building', 'exteriorName', 'exteriorName', 'text'],
  ['building', 'roofName', 'roofName', 'text'],
  ['building', 'roofMaterialName', 'roofMaterialName', 'text'],
  ['building', 'frameName', 'frameName', 'text'],
  ['building', 'glazingName', 'glazingName', 'text'],

  ['energy', 'energyPerformance', 'energyPerformance', 'energy'],
  ['energy', 'epcTotal', 'epcTotal', 'energy-total'],
  ['energy', 'co2Emission', 'co2Emission', 'co2'],
  ['energy', 'eLevel', 'eLevel', 'e-level'],
  ['energy', 'uniqueCode', 'uniqueCode', 'certificate-code'],
  ['energy', 'epcDate', 'epcDate', 'date'],
  ['energy', 'asbestosCertificate', 'asbestosCertificate', 'text'],
  ['energy', 'asbestosDate', 'asbestosDate', 'date'],
  ['energy', 'electricityCertificate', 'electricityCertificate', 'text'],
  ['energy', 'oilTankCertificate', 'oilTankCertificate', 'text'],

  ['planning', 'buildingPermit', 'buildingPermit', 'yes-no'],
  ['planning', 'subdivisionPermit', 'subdivisionPermit', 'yes-no'],
  ['planning', 'preemptionRight', 'preemptionRight', 'yes-no'],
  ['planning', 'planningViolation', 'planningViolation', 'yes-no'],
  ['planning', 'zoningName', 'zoningName', 'text'],
  ['planning', 'floodZoneName', 'floodZoneName', 'text'],
  ['planning', 'floodScoreP', 'floodScoreP', 'plain'],
  ['planning', 'floodScoreG', 'floodScoreG', 'plain'],
  ['planning', 'heritageName', 'heritageName', 'text'],
] as const satisfies readonly (readonly [FactGroup, FactField, string, FactKind])[];

/** A row of the table. */
export type FactRow = (typeof FACT_FIELDS)[number];
