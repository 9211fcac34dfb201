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

/** What a module says of which questions it shows. */
interface Chosen {
  relations: { id?: number | undefined };
  /** Questions of all categories together. */
  maxItems?: number | undefined;
}

/**
 * The categories that a module shows, in their order: all of them or the one that it names, with at
 * most `maxItems` questions together. A category of which none is left is not shown.
 */
export function shownQuestions(
  categories: readonly FaqCategory[],
  { relations, maxItems = Number.POSITIVE_INFINITY }: Chosen,
): FaqCategory[] {
  const chosen = categories.filter(({ id }) => relations.id === undefined || id === relations.id);
  let left = maxItems;
  return chosen.flatMap((category) => {
    const articles = category.articles.slice(0, left);
    left -= articles.length;
    return articles.length > 0 ? [{ ...category, articles }] : [];
  });
}
