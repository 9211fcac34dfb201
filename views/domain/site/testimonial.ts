import { z } from 'zod';
import { LOCALES } from '../locale.ts';
import { multilingualSchema } from '../text/multilingual.ts';
import { dateSchema, fullTextSchema } from './editorial-text.ts';

/** The transaction that a client writes about. */
const DEALS = ['sale', 'purchase', 'letting', 'rental'] as const;

/** A client's testimonial: an entry of `testimonials.json`. */
export const testimonialSchema = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  text: fullTextSchema,
  place: multilingualSchema,
  deal: z.enum(DEALS),
  date: dateSchema,
  /** The original language; in the others the text is marked as a translation. */
  language: z.enum(LOCALES),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
