import { z } from 'zod';
import { openHousesSchema } from '../open-house/open-house.ts';
import { locatedFields } from '../place/located.ts';
import { multilingualSchema } from '../text/multilingual.ts';
import { pictureSchema } from './picture.ts';
import { richTextSchema } from '../text/rich-text-schema.ts';

/**
 * A home (spec section 3, "Property"). Fields have the CRM's names in camelCase, so that they can
 * be found from the specification. Views skip optional fields that are absent.
 */

const positive = z.number().positive();
const amount = z.number().nonnegative();
const count = z.int().nonnegative();
/** An ISO calendar date, yyyy-mm-dd. */
const dateSchema = z.iso.date();

/** 0 sale, 1 rent. Goal 2, projects, exists only in the filter (docs/facts.md, "The CRM"). */
const goalSchema = z.union([z.literal(0), z.literal(1)]);

/**
 * 1 active, 2 sold, 4 rented, 6 reference; 0, 3 and 5 are dropped when a CRM's answer is sanitized
 * (docs/facts.md, "The CRM").
 */
const statusSchema = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(6)]);

/** An http or https URL. A tour with any other URL is dropped; its home is not. */
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
  /** URL of the file at the CRM; if absent, it is a file of the agency's folder `documents`. */
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  /** Its size, if the CRM or the agency's folder has it. */
  bytes: z.int().positive().optional().catch(undefined),
  documentTypeId: z.int().optional(),
  documentTypeName: multilingualSchema.optional(),
});
export type PropertyDocument = z.infer<typeof documentSchema>;

/** Fields shown in groups on the detail page, if they are filled (spec section 3). */
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
  surfaceGarden: positive,
  surfaceTerrace: positive,
  frontWidth: positive,
  plotWidth: positive,
  hasGarden: z.boolean(),
  hasTerrace: z.boolean(),
  hasGarage: z.boolean(),
  hasLift: z.boolean(),
  hasCellar: z.boolean(),
  hasAttic: z.boolean(),
  hasFurnished: z.boolean(),
  /** Of homes for rent. */
  petsAllowed: z.boolean(),
  dateFree: dateSchema,
  /** Free at once; `freeWhenSoldName` says so in words. */
  isFree: z.boolean(),
  freeWhenSoldName: multilingualSchema,
  groundPart: amount,
  variousCosts: positive,
  chargesOwner: positive,
  chargesRenter: amount,
  cadastralIncomeNonIndexed: positive,
  registeredRight: amount,
  constructionCost: amount,
  vatBuilding: amount,
  parkingPrice: amount,
  priceVatRegisteredRight: amount,
  /** Brussels: the region's indicative rent, euro per month. */
  referenceRent: amount,
  /** Kind and duration of the lease on offer. */
  leaseName: multilingualSchema,
  heatingName: multilingualSchema,
  kitchenName: multilingualSchema,
  glazingName: multilingualSchema,
  frameName: multilingualSchema,
  interiorName: multilingualSchema,
  exteriorName: multilingualSchema,
  /** Where it faces. */
  orientationName: multilingualSchema,
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
  epcTotal: positive,
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
  title: multilingualSchema.default({}),
  /** Paragraphs separated by blank lines, or the blocks of sanitized HTML. */
  description: richTextSchema.default({}),
  pictures: z.array(pictureSchema),
  virtualTour: tourSchema,
  virtualTour2: tourSchema,
  /** An equirectangular photograph, twice as wide as high. */
  panorama: pictureSchema.optional(),
  /** kWh per square metre and year. */
  energyPerformance: z.number().optional(),
  /**
   * Label stated by the CRM, such as 'C' or 'B-'; it takes precedence over a computed one
   * (docs/facts.md, "Regions and energy labels").
   */
  epcLabelText: z.string().optional(),
  conditionId: z.int().optional(),

  // Label and price
  /** Label id: 1 new, 2 option, 3 sold, 4 rented, 5 new conditions, 9 new price; absent if none. */
  marquee: z.int().positive().optional(),
  /** The CRM's words for the label; shown where the site has none of its own. */
  marqueeName: multilingualSchema.optional(),
  /** Euro; per month for rent. */
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
  /** Items without one stand behind the others of their list. */
  startCommercialisation: dateSchema.optional(),
  recordFile: z.string().optional(),

  manager: managerSchema.optional(),
  documents: z.array(documentSchema).default([]),
  divisions: z.array(divisionSchema).default([]),
  /** Also those that are over; pages have them from the data port. */
  openHouses: openHousesSchema.default([]),
  details: z.strictObject(detailFields).partial().default({}),
});

export type Property = z.infer<typeof propertySchema>;
