import { z } from 'zod';
import { LIST_KINDS } from '../../domain/list/list-kind.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/** How many are shown is the module's `maxItems`, how many beside each other `numberItemOfRow`. */
export const schema = z.strictObject({
  title: multilingualSchema,
  listing: z.enum(LIST_KINDS).default('sale'),
});
export type Content = z.infer<typeof schema>;
