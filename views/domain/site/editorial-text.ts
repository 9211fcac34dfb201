import { z } from 'zod';
import { languageSchema } from '../text/multilingual.ts';
import type { RichTexts } from '../text/rich-text-schema.ts';

/**
 * Running text by language. A text is one string with blank lines between paragraphs, or a list of
 * paragraphs, which is easier to edit. It is stored as one string, or as blocks if it was HTML
 * (server/services/site/load-content.ts).
 */
export const fullTextSchema = z
  .partialRecord(
    languageSchema,
    z.union([z.string(), z.array(z.string()).transform((parts) => parts.join('\n\n'))]),
  )
  .transform((texts): RichTexts => texts);

/** A picture for each language, or one for all; stored by language (spec section 3, imageUrl). */
export const imageUrlSchema = z.union([
  z.partialRecord(languageSchema, z.string().min(1)),
  z
    .string()
    .min(1)
    .transform((url) => ({ nl: url, fr: url, en: url, de: url })),
]);

/** The point of the picture to keep in view, in percent from the left and the top. */
export const imageFocusSchema = z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]);

/** A calendar date: yyyy-mm-dd. */
export const dateSchema = z.iso.date('a date is written yyyy-mm-dd');
