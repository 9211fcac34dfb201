import { z } from 'zod';
import { locatedFields } from '../place/located.ts';
import { multilingualSchema } from '../text/multilingual.ts';
import { pictureSchema } from './picture.ts';
import { richTextSchema } from '../text/rich-text-schema.ts';

/**
 * A home as the site knows it (spec section 3, "Property"). Field names are the CRM's in camelCase,
 * so that a field in the spec is found here by its name. Everything optional may be absent: a view
 * skips what is not there.
 */

const positive = z.number().positive();
const amount = z.number().nonnegative();
const count = z.int().nonnegative();
/** An ISO calendar date, yyyy-mm-dd. */
const dateSchema = z.iso.date();

/**
 * 0 sale, 1 rent. The filter's third goal, projects, never reaches a home (docs/facts.md, "The
 * CRM").
 */
const goalSchema = z.union([z.literal(0), z.literal(1)]);

/**
 * 1 active, 2 sold, 4 rented, 6 reference; 0, 3 and 5 are dropped at the CRM's door (docs/facts.md,
 * "The CRM").
 */
const statusSchema = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(6)]);

/** An http URL. A tour with any other link is dropped, not its home. */
const tourSchema = z
  .url({ protocol: /^https?$/ })
  .optional()
  .catch(undefined);

export const managerSchema = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  photo: z.string().min(1).optional(),
  function: multilingualSchema,
  ipi: z.string().optional(),
  directPhone: z.string().optional(),
  mobilePhone: z.string().optional(),
  email: z.string().optional(),
});
export type Manager = z.infer<typeof managerSchema>;

const divisionSchema = z.strictObject({
  id: z.int().positive(),
  floor: z.int(),
  floorName: multilingualSchema,
  orderNr: z.int(),
  roomTypeName: multilingualSchema,
  surface: positive.optional(),
  comments: multilingualSchema.optional(),
});

export type Division = z.infer<typeof divisionSchema>;

export const documentSchema = z.strictObject({
  comment: multilingualSchema.optional(),
  fileName: z.string().min(1),
  documentTypeId: z.int().optional(),
  documentTypeName: multilingualSchema.optional(),
});
export type PropertyDocument = z.infer<typeof documentSchema>;

/** Fields shown by group on the detail page when they hold something (spec section 3). */
const detailFields = {
  environmentName: multilingualSchema,
  numberOfFloors: count,
  numberOfBathRooms: count,
  numberOfShowerRooms: count,
  numberOfToilets: count,
  numberOfGarages: count,
  numberOfParkings: count,
  surfaceLiving: positive,
  surfaceGround: positive,
  frontWidth: positive,
  plotWidth: positive,
  hasGarden: z.boolean(),
  hasTerrace: z.boolean(),
  hasLift: z.boolean(),
  dateFree: dateSchema,
  freeWhenSoldName: multilingualSchema,
  groundPart: amount,
  variousCosts: amount,
  chargesOwner: amount,
  chargesRenter: amount,
  cadastralIncomeNonIndexed: amount,
  registeredRight: amount,
  constructionCost: amount,
  vatBuilding: amount,
  parkingPrice: amount,
  priceVatRegisteredRight: amount,
  /** Brussels: the indicative rent of the region's own table, euro per month. */
  referenceRent: amount,
  /** Kind and length of the lease that is offered. */
  leaseName: multilingualSchema,
  heatingName: multilingualSchema,
  kitchenName: multilingualSchema,
  glazingName: multilingualSchema,
  frameName: multilingualSchema,
  interiorName: multilingualSchema,
  exteriorName: multilingualSchema,
  goalName: multilingualSchema,
  styleName: multilingualSchema,
  constructionYear: z.int().min(1000).max(2100),
  renovationYear: z.int().min(1000).max(2100),
  constructionName: multilingualSchema,
  roofName: multilingualSchema,
  roofMaterialName: multilingualSchema,
  asbestosCertificate: multilingualSchema,
  asbestosDate: dateSchema,
  buildingPermit: z.boolean(),
  subdivisionPermit: z.boolean(),
  preemptionRight: z.boolean(),
  planningViolation: z.boolean(),
  zoningName: multilingualSchema,
  floodZoneName: multilingualSchema,
  floodScoreP: z.enum(['A', 'B', 'C', 'D']),
  floodScoreG: z.enum(['A', 'B', 'C', 'D']),
  heritageName: multilingualSchema,
  co2Emission: amount,
  epcTotal: amount,
  uniqueCode: z.string().min(1),
  eLevel: count,
  epcDate: dateSchema,
  electricityCertificate: multilingualSchema,
  oilTankCertificate: multilingualSchema,
};

export const propertySchema = z.strictObject({
  // Identity and place
  id: z.int().positive(),
  siteId: z.int().positive().optional(),
  goal: goalSchema,
  status: statusSchema,
  objectType: z.enum(['PROPERTY', 'PROJECT']).default('PROPERTY'),
  ...locatedFields,

  // What it is
  /** 1 house, 2 apartment, 3 land, 4 business, 5 office, 6 industrial, 7 other (spec section 9). */
  typeCode: z.int().min(1).max(7),
  /** Garages are type 7 but have an icon of their own. */
  isGarage: z.boolean().default(false),
  typeDescription: multilingualSchema,
  /** One line above the description; not the address. */
  title: multilingualSchema,
  /** Paragraphs separated by a blank line, or the pieces of what was HTML. */
  description: richTextSchema,
  pictures: z.array(pictureSchema),
  virtualTour: tourSchema,
  virtualTour2: tourSchema,
  /** An equirectangular photograph of a whole room, twice as wide as high. */
  panorama: pictureSchema.optional(),
  /** kWh per square metre and year. */
  energyPerformance: z.number().optional(),
  /**
   * The label the CRM states, e.g. 'C' or 'B-'; it wins over a computed one (docs/facts.md,
   * "Regions and energy labels").
   */
  epcLabelText: z.string().optional(),
  conditionId: z.int().optional(),

  // Label and price
  /** Label id: 1 new, 2 option, 3 sold, 4 rented, 5 new conditions, 9 new price; absent = none. */
  marquee: z.int().positive().optional(),
  /** Euro; per month when the goal is rent. */
  price: amount.optional(),
  /** 7 means "starting from". */
  priceUnit: z.int().nonnegative().optional(),
  priceUnitText: multilingualSchema.optional(),
  publishPrice: z.boolean(),

  // Layout and commercial data
  floor: z.int().optional(),
  ident: z.string().optional(),
  surfaceTotal: positive.optional(),
  numberOfBedRooms: count.optional(),
  unitOrder: z.int().optional(),
  startCommercialisation: dateSchema,
  recordFile: z.string().optional(),

  manager: managerSchema.optional(),
  documents: z.array(documentSchema).default([]),
  divisions: z.array(divisionSchema).default([]),
  details: z.strictObject(detailFields).partial().default({}),
});

export type Property = z.infer<typeof propertySchema>;
