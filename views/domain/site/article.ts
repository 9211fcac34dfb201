import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';
import { dateSchema, fullTextSchema, imageFocusSchema, imageUrlSchema } from './editorial-text.ts';

/** An article of the agency (spec section 3): `articles/*.json` in its folder. */
export const articleSchema = z.strictObject({
  id: z.int().positive(),
  date: dateSchema,
  title: multilingualSchema,
  /** Paragraphs, `## ` headings and `- ` lists (views/domain/text/rich-text.ts). */
  fullText: fullTextSchema,
  /** A file of the `pictures` folder, or a URL on an allowed host. */
  imageUrl: imageUrlSchema.optional(),
  imageFocus: imageFocusSchema.optional(),
  /** Alternative text of the picture. */
  imageName: multilingualSchema.default({}),
});
export type Article = z.infer<typeof articleSchema>;
