import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/** The site's third parties by category, for the page on cookies. */
export const schema = z.strictObject({
  /** Its heading; without one the product's own. */
  title: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
