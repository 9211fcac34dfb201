import { z } from 'zod';
import { compositionSchema } from './composition.ts';
import { locatedFields } from '../place/located.ts';
import { multilingualSchema } from '../text/multilingual.ts';
import { pictureSchema } from '../property/picture.ts';
import { documentSchema, managerSchema } from '../property/property.ts';
import { richTextSchema } from '../text/rich-text-schema.ts';

/**
 * 1 active, 2 sold, 6 reference; 0, 3 and 5 are dropped when a CRM's answer is sanitized, as for
 * homes (docs/facts.md, "The CRM").
 */
const projectStatusSchema = z.union([z.literal(1), z.literal(2), z.literal(6)]);

/**
 * A new-build project (spec section 3, "Project"). Fields have the CRM's names in camelCase, as in
 * property.ts; views skip optional fields that are absent.
 */
export const projectSchema = z.strictObject({
  id: z.int().positive(),
  siteId: z.int().positive().optional(),
  /** Proper name, untranslated. */
  name: z.string().min(1),
  status: projectStatusSchema,
  ...locatedFields,

  typeDescription: multilingualSchema,
  /** One line above the description; not the address. */
  title: multilingualSchema.default({}),
  /** Paragraphs separated by blank lines, or the blocks of sanitized HTML. */
  description: richTextSchema.default({}),
  pictures: z.array(pictureSchema),

  startCommercialisation: z.iso.date().optional(),
  /** Planned or actual date of the first handover. */
  deliveryDate: z.iso.date().optional(),
  /** Flanders: the E-level of the permit. */
  eLevel: z.int().nonnegative().optional(),
  /** kWh per square metre and year, of the unit with the highest consumption. */
  energyPerformance: z.number().optional(),
  epcLabelText: z.string().optional(),
  /** Taxes and costs on top of the prices: VAT, registration duty, deed costs. */
  priceConditions: multilingualSchema.optional(),

  manager: managerSchema.optional(),
  documents: z.array(documentSchema).default([]),
  composition: compositionSchema,
});

export type Project = z.infer<typeof projectSchema>;
