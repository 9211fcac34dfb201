import { z } from 'zod';
import { compositionSchema } from './composition.ts';
import { locatedFields } from '../place/located.ts';
import { multilingualSchema } from '../text/multilingual.ts';
import { pictureSchema } from '../property/picture.ts';
import { documentSchema, managerSchema } from '../property/property.ts';
import { richTextSchema } from '../text/rich-text-schema.ts';

/**
 * 1 active, 2 sold, 6 reference; 0, 3 and 5 are dropped at the CRM's door, as homes are
 * (docs/facts.md, "The CRM").
 */
const projectStatusSchema = z.union([z.literal(1), z.literal(2), z.literal(6)]);

/**
 * A new-build project (spec section 3, "Project"). Field names are the CRM's in camelCase, as in
 * property.ts; what is optional may be absent, and a view skips it.
 */
export const projectSchema = z.strictObject({
  id: z.int().positive(),
  siteId: z.int().positive().optional(),
  /** A proper name, the same in every language. */
  name: z.string().min(1),
  status: projectStatusSchema,
  ...locatedFields,

  typeDescription: multilingualSchema,
  /** One line above the description; not the address. */
  title: multilingualSchema,
  /** Paragraphs separated by a blank line, or the pieces of what was HTML. */
  description: richTextSchema,
  pictures: z.array(pictureSchema),

  startCommercialisation: z.iso.date(),
  /** When the first keys are handed over, as planned or as it was. */
  deliveryDate: z.iso.date().optional(),
  /** Flanders: the E-level of the permit. */
  eLevel: z.int().nonnegative().optional(),
  /** kWh per square metre and year, of the thirstiest unit. */
  energyPerformance: z.number().optional(),
  epcLabelText: z.string().optional(),
  /** What comes on top of the prices: VAT, registration duty, deed costs. */
  priceConditions: multilingualSchema.optional(),

  manager: managerSchema.optional(),
  documents: z.array(documentSchema).default([]),
  composition: compositionSchema,
});

export type Project = z.infer<typeof projectSchema>;
