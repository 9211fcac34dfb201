import { z } from 'zod';

const language = z.enum(['nl', 'fr', 'en', 'de', 'NL', 'FR', 'EN', 'DE']);

/**
 * Running text per language. A language's text is one string with a blank line between paragraphs,
 * or a list of paragraphs, which is easier to read and to edit; it is kept as one string.
 */
export const fullTextSchema = z.partialRecord(
  language,
  z.union([z.string(), z.array(z.string()).transform((parts) => parts.join('\n\n'))]),
);

/** A picture per language, or one for all of them; kept per language (spec section 3, imageUrl). */
export const imageUrlSchema = z.union([
  z.partialRecord(language, z.string().min(1)),
  z
    .string()
    .min(1)
    .transform((url) => ({ nl: url, fr: url, en: url, de: url })),
]);

/** What must stay in view of the picture, in percent from the left and the top. */
export const imageFocusSchema = z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]);

/** A calendar date as it is kept: yyyy-mm-dd. */
export const dateSchema = z.iso.date('a date is written yyyy-mm-dd');
