import { z } from 'zod';
import { LOCALES } from '../locale.ts';
import { multilingualSchema } from '../text/multilingual.ts';
import { dateSchema, fullTextSchema } from './editorial-text.ts';

/** What someone did with the agency's help. */
const DEALS = ['sale', 'purchase', 'letting', 'rental'] as const;

/** What a client says: an entry of `testimonials.json`. */
export const testimonialSchema = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  text: fullTextSchema,
  place: multilingualSchema,
  deal: z.enum(DEALS),
  date: dateSchema,
  /** The language it was given in; in the others it is a translation, and says so. */
  language: z.enum(LOCALES),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
