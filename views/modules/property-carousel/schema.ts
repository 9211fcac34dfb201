import { z } from 'zod';
import { LIST_KINDS } from '../../domain/list/list-kind.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/** The module's `maxItems` limits the slides, `numberItemOfRow` is how many are side by side. */
export const schema = z.strictObject({
  title: multilingualSchema,
  listing: z.enum(LIST_KINDS).default('sale'),
});
export type Content = z.infer<typeof schema>;
