import { z } from 'zod';
import { isEmail } from '../../../views/domain/format/email.ts';

/** The schemas of release 1 (eb7c0d41), which know no key but their own. Never to be changed. */

const text = z.string().min(1);
const id = z.int().positive();
const amount = z.number().nonnegative();
const typeCode = z.int().min(1).max(7);

const personSchema = z.strictObject({
  firstName: text,
  name: text,
  email: z.string().refine(isEmail),
  phoneNumber: text.optional(),
});
const leadFields = {
  person: personSchema,
  language: z.enum(['nl', 'fr', 'en', 'de']),
  content: text.optional(),
  isReceivedEmail: z.boolean(),
  extra: z.record(text, z.union([text, z.number()])).optional(),
};

const contactSchema = z.strictObject({
  ...leadFields,
  kind: z.literal('contact'),
  subject: text.optional(),
  propertyId: id.optional(),
  projectIds: z.array(id),
});

const demandSchema = z.strictObject({
  ...leadFields,
  kind: z.literal('demand'),
  goal: z.literal([0, 1]),
  types: z.array(z.strictObject({ id, name: text, webId: typeCode })),
  typesText: text.optional(),
  zips: z.array(text),
  zipsText: text.optional(),
  priceMin: amount.optional(),
  priceMax: amount.optional(),
  rooms: z.int().min(1).max(4).optional(),
  purpose: z.enum(['live', 'invest']).optional(),
  familyComposition: text.optional(),
  totalAmountIncome: amount.optional(),
  address: z
    .strictObject({ street: text.optional(), zip: text.optional(), city: text.optional() })
    .optional(),
});

const valuationSchema = z.strictObject({
  ...leadFields,
  kind: z.literal('valuation'),
  goal: z.literal([-1, 0, 1]),
  typeCode: typeCode.optional(),
  isGarage: z.boolean().optional(),
  street: text,
  houseNumber: text,
  zip: text,
  city: text,
  contactTimes: z.array(z.enum(['morning', 'afternoon', 'evening'])),
});
const leadSchema = z.discriminatedUnion('kind', [contactSchema, demandSchema, valuationSchema]);

const aboutSchema = z.strictObject({
  title: z.string(),
  city: z.string(),
  price: z.string().optional(),
  picture: z.string().optional(),
  url: z.string(),
});
const shown = {
  answers: z.array(z.strictObject({ field: z.string(), label: z.string(), value: z.string() })),
  about: aboutSchema.optional(),
};
const leadContentSchema = z.strictObject({
  lead: leadSchema,
  locale: z.enum(['nl', 'fr', 'en', 'de']),
  ...shown,
  agency: z.strictObject({ locale: z.enum(['nl', 'fr', 'en', 'de']), ...shown }).optional(),
  file: z.string().optional(),
  office: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  conversion: z.string().optional(),
});

const friendMessageSchema = z.strictObject({
  locale: z.enum(['nl', 'fr', 'en', 'de']),
  sender: z.string(),
  email: z.string(),
  id: z.int(),
  about: aboutSchema,
});
const inboxSchema = z.strictObject({ key: z.string(), lead: leadSchema });

/** Reads what a form has stored, as release 1 does. @throws for what it parks. */
export function readRelease1Content(form: string, content: string): void {
  const schema = form === 'tell-a-friend' ? friendMessageSchema : leadContentSchema;
  schema.parse(JSON.parse(content));
}

/** Reads a file of the demo CRM's inbox, as release 1 does. @throws for one that it cannot read. */
export function readRelease1InboxFile(json: string): void {
  inboxSchema.parse(JSON.parse(json));
}
