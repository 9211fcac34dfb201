import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';
import { fullTextSchema, imageUrlSchema } from './editorial-text.ts';

/** A question (title) and its answer (spec section 3, "Article and FAQ"). */
const faqArticleSchema = z.strictObject({
  id: z.int().positive(),
  title: multilingualSchema,
  fullText: fullTextSchema,
  imageUrl: imageUrlSchema.optional(),
});
export type FaqArticle = z.infer<typeof faqArticleSchema>;

/** A category of questions: one file of the `faq` folder; ordered by file name. */
export const faqCategorySchema = z.strictObject({
  id: z.int().positive(),
  title: multilingualSchema,
  description: multilingualSchema.default({}),
  articles: z.array(faqArticleSchema).min(1),
});
export type FaqCategory = z.infer<typeof faqCategorySchema>;
