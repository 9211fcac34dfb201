import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/**
 * The questions are files of the agency's folder, one a category. A module shows all categories, or
 * the one whose id stands in its `relations.id`.
 */
export const schema = z.strictObject({
  title: multilingualSchema.default({}),
  /** 1 where the title is the page's own heading. */
  level: z.union([z.literal(1), z.literal(2)]).default(2),
  /** A first paragraph in larger type. */
  lead: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
