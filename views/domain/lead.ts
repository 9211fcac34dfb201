import { z } from 'zod';
import { CONTACT_TIME_NAMES } from './contact-times.ts';
import { isEmail } from './format/email.ts';
import { LOCALES } from './locale.ts';

const text = z.string().min(1);
const id = z.int().positive();
/** Euro. */
const amount = z.number().nonnegative();
/** As of a home: 1 house, 2 apartment, 3 land, 4 business, 5 office, 6 industrial, 7 other. */
const typeCode = z.int().min(1).max(7);

export const personSchema = z.strictObject({
  firstName: text,
  name: text,
  /** Absent of a person who asked to be called. */
  email: z.string().refine(isEmail).optional(),
  phoneNumber: text.optional(),
});

/** Fields of every form (spec section 3, "Form payload"). */
const leadFields = {
  person: personSchema,
  /** The language of the page on which the form was filled in. */
  language: z.enum(LOCALES),
  /** What the person wrote. */
  content: text.optional(),
  /** Whether the person wants e-mail about new homes. */
  isReceivedEmail: z.boolean(),
  /** Answers to the agency's extra fields, by API field. */
  extra: z.record(text, z.union([text, z.number()])).optional(),
};

const contactSchema = z.strictObject({
  ...leadFields,
  kind: z.literal('contact'),
  subject: text.optional(),
  /** The home or the projects that the question concerns. */
  propertyId: id.optional(),
  projectIds: z.array(id),
  /** Further homes and projects of one request for a visit; the content names them. */
  furtherIds: z.array(id).optional(),
});

/** What a home is bought for. */
export const DEMAND_PURPOSES = ['live', 'invest'] as const;

const demandSchema = z.strictObject({
  ...leadFields,
  kind: z.literal('demand'),
  /** 0 to buy, 1 to rent. */
  goal: z.literal([0, 1]),
  /** Any of several: the CRM's number, the name as the visitor saw it, the group on the site. */
  types: z.array(z.strictObject({ id, name: text, webId: typeCode })),
  typesText: text.optional(),
  /** Postcodes, any of several; none means everywhere. */
  zips: z.array(text),
  /** Names of the places as shown to the visitor. */
  zipsText: text.optional(),
  /** Rent is per month. */
  priceMin: amount.optional(),
  priceMax: amount.optional(),
  /** Bedrooms: 1, 2, 3, and 4 for more than three (spec section 5). */
  rooms: z.int().min(1).max(4).optional(),
  /** Only for buyers. */
  purpose: z.enum(DEMAND_PURPOSES).optional(),
  /** The household and its monthly income; only for tenants. */
  familyComposition: text.optional(),
  totalAmountIncome: amount.optional(),
  /** Where the person lives now. */
  address: z
    .strictObject({ street: text.optional(), zip: text.optional(), city: text.optional() })
    .optional(),
});

const valuationSchema = z.strictObject({
  ...leadFields,
  kind: z.literal('valuation'),
  /** -1 to know the value, 0 to sell, 1 to let (spec section 4). */
  goal: z.literal([-1, 0, 1]),
  typeCode: typeCode.optional(),
  /** Garages have no type code of their own. */
  isGarage: z.boolean().optional(),
  street: text,
  houseNumber: text,
  zip: text,
  city: text,
  /** When the agency may call; empty: any opening hour. */
  contactTimes: z.array(z.enum(CONTACT_TIME_NAMES)),
});

/** What a visitor sends to the agency with a form, in the shape that a CRM adapter takes. */
export const leadSchema = z.discriminatedUnion('kind', [
  contactSchema,
  demandSchema,
  valuationSchema,
]);

export type Lead = z.infer<typeof leadSchema>;
