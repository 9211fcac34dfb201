import type { KeyTexts } from './key-texts.ts';

const UNIT = 'composition[].floors[].units[]';

/** What the keys of `projects/*.json` mean, for an agency. */
export const projectTexts: KeyTexts = {
  name: 'The name of the project.',
  status: '1 for sale, 2 or 6 sold.',
  deliveryDate: 'When it is ready.',
  eLevel: 'E-level.',
  energyPerformance: 'Energy figure, in kWh per square metre and year.',
  epcLabelText: 'The energy label.',
  priceConditions: 'What the prices include: VAT, duties, costs.',
  unitTypes:
    'The types of units, by a name of your choice: each with typeCode (as of homes), typeDescription and, if wanted, plans, the floor plans of units without their own.',
  composition: 'The buildings.',
  'composition[].buildingName': 'The name of the building.',
  'composition[].floors': 'Its floors.',
  'composition[].floors[].floor': 'The number of the floor; 0 is the ground floor.',
  'composition[].floors[].floorName': 'Its name.',
  'composition[].floors[].units': 'Its units.',
  [`${UNIT}.id`]: 'A number of your choice; no two units of the folder have the same.',
  [`${UNIT}.propertyId`]: 'The id of the home that has a page of its own for this unit.',
  [`${UNIT}.name`]: 'Its name, such as A.01.',
  [`${UNIT}.surfaceTotal`]: 'Surface in square metres.',
  [`${UNIT}.surfaceTerrace`]: 'Terrace in square metres.',
  [`${UNIT}.surfaceGround`]: 'Ground in square metres.',
  [`${UNIT}.numberOfBedRooms`]: 'Bedrooms.',
  [`${UNIT}.price`]: 'The price in euro, without the taxes and costs of priceConditions.',
  [`${UNIT}.publishPrice`]: 'Whether the price is shown.',
  [`${UNIT}.status`]: 'available, option or sold.',
  [`${UNIT}.unitOrder`]: 'Its order.',
  [`${UNIT}.plans`]: 'Its own floor plans.',
  [`${UNIT}.type`]: 'The name of one of unitTypes.',
};
