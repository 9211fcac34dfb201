import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/**
 * The articles are files of the agency's folder, newest first; the module's `maxItems` limits them,
 * `numberItemOfRow` says how many stand beside each other.
 */
export const schema = z.strictObject({
  title: multilingualSchema.default({}),
  /** 1 where the title is the page's own heading. */
  level: z.union([z.literal(1), z.literal(2)]).default(2),
  /** A first paragraph in larger type. */
  lead: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
