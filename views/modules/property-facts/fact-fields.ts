import type { Property } from '../../domain/property.ts';
import type { FactKind } from './fact-value.ts';

export type FactGroup = 'general' | 'financial' | 'comfort' | 'building' | 'planning' | 'energy';

type Detail = keyof Property['details'];

/** Fields of a home's details by group, in the order in which they are shown (spec section 3). */
export const DETAIL_FIELDS: Readonly<Record<FactGroup, readonly (readonly [Detail, FactKind])[]>> =
  {
    general: [
      ['surfaceLiving', 'surface'],
      ['surfaceGround', 'surface'],
      ['frontWidth', 'metres'],
      ['plotWidth', 'metres'],
      ['environmentName', 'text'],
      ['dateFree', 'date'],
      ['freeWhenSoldName', 'text'],
    ],
    financial: [
      ['chargesRenter', 'euro'],
      ['chargesOwner', 'euro'],
      ['variousCosts', 'euro'],
      ['cadastralIncomeNonIndexed', 'euro'],
      ['registeredRight', 'euro'],
      ['groundPart', 'euro'],
      ['constructionCost', 'euro'],
      ['vatBuilding', 'euro'],
      ['priceVatRegisteredRight', 'euro'],
      ['parkingPrice', 'euro'],
    ],
    comfort: [
      ['numberOfBathRooms', 'count'],
      ['numberOfShowerRooms', 'count'],
      ['numberOfToilets', 'count'],
      ['numberOfGarages', 'count'],
      ['numberOfParkings', 'count'],
      ['hasGarden', 'yes'],
      ['hasTerrace', 'yes'],
      ['hasLift', 'yes'],
      ['kitchenName', 'text'],
      ['heatingName', 'text'],
      ['interiorName', 'text'],
    ],
    building: [
      ['constructionYear', 'plain'],
      ['renovationYear', 'plain'],
      ['numberOfFloors', 'count'],
      ['constructionName', 'text'],
      ['styleName', 'text'],
      ['goalName', 'text'],
      ['exteriorName', 'text'],
      ['roofName', 'text'],
      ['roofMaterialName', 'text'],
      ['frameName', 'text'],
      ['glazingName', 'text'],
    ],
    planning: [
      ['buildingPermit', 'yes-no'],
      ['subdivisionPermit', 'yes-no'],
      ['preemptionRight', 'yes-no'],
      ['planningViolation', 'yes-no'],
      ['zoningName', 'text'],
      ['floodZoneName', 'text'],
      ['floodScoreP', 'plain'],
      ['floodScoreG', 'plain'],
      ['heritageName', 'text'],
    ],
    energy: [
      ['epcTotal', 'energy-total'],
      ['co2Emission', 'co2'],
      ['eLevel', 'plain'],
      ['uniqueCode', 'text'],
      ['epcDate', 'date'],
      ['asbestosCertificate', 'text'],
      ['asbestosDate', 'date'],
      ['electricityCertificate', 'text'],
      ['oilTankCertificate', 'text'],
    ],
  };
