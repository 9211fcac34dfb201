import { z } from 'zod';
import { fullTextSchema } from '../../domain/site/editorial-text.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/**
 * The agency's own HTML. Of `text` remains what running text can hold: it is sanitized when the
 * site is loaded (server/services/site/clean-page.ts), never when a page is requested.
 */
export const schema = z.strictObject({
  title: multilingualSchema.default({}),
  /** 1 if the title is the heading of the page. */
  level: z.union([z.literal(1), z.literal(2)]).default(2),
  text: fullTextSchema,
});
export type Content = z.infer<typeof schema>;
