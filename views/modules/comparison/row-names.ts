import { FACT_FIELDS, type FactRow } from '../../ui/facts/fact-fields.ts';

/** Words beside the one value of a row that is lower or higher than all others. */
export type Mark = 'lowest' | 'largest' | 'most';

/** Facts that are not a single field of a home, or are shown in another way than in its details. */
export const OWN_ROWS = [
  'state',
  'price',
  'pricePerArea',
  'place',
  'plot',
  'energy',
  'distances',
] as const;
export type OwnRow = (typeof OWN_ROWS)[number];

/** The rows of a comparison in their order: own ones, and fields by the key of their label. */
export const COMPARED_ROWS = [
  ['state'],
  ['price', 'lowest'],
  ['pricePerArea', 'lowest'],
  ['priceNote'],
  ['type'],
  ['place'],
  ['distances'],
  ['floor'],
  ['surfaceLiving', 'largest'],
  ['surfaceTotal', 'largest'],
  ['plot', 'largest'],
  ['surfaceGarden', 'largest'],
  ['surfaceTerrace', 'largest'],
  ['numberOfBedRooms', 'most'],
  ['numberOfBathRooms', 'most'],
  ['numberOfShowerRooms'],
  ['numberOfToilets'],
  ['numberOfGarages'],
  ['numberOfParkings'],
  ['hasGarden'],
  ['hasTerrace'],
  ['hasGarage'],
  ['hasLift'],
  ['hasCellar'],
  ['hasAttic'],
  ['hasFurnished'],
  ['petsAllowed'],
  ['energy'],
  ['heatingName'],
  ['glazingName'],
  ['constructionYear'],
  ['renovationYear'],
  ['chargesRenter', 'lowest'],
  ['chargesOwner', 'lowest'],
  ['variousCosts', 'lowest'],
  ['cadastralIncomeNonIndexed', 'lowest'],
  ['parkingPrice', 'lowest'],
  ['leaseName'],
  ['dateFree'],
  ['freeWhenSoldName'],
  ['floodScoreP'],
  ['floodScoreG'],
] as const satisfies readonly (readonly [OwnRow | FactRow[2], Mark?])[];

/** Name of a row. */
export type RowName = (typeof COMPARED_ROWS)[number][0];

export function isOwnRow(name: RowName): name is OwnRow {
  return (OWN_ROWS as readonly string[]).includes(name);
}

/** The field of a row that has one. */
export function fieldOf(name: Exclude<RowName, OwnRow>): FactRow {
  const row = FACT_FIELDS.find(([, , key]) => key === name);
  if (!row) throw new Error(`there is no fact "${name}"`);
  return row;
}
