import { z } from 'zod';
import { LIST_KINDS } from '../../domain/list/list-kind.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

/** The module's `maxItems` limits the slides, `numberItemOfRow` is how many are side by side. */
export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema,
    listing: z.enum(LIST_KINDS).default('sale'),
  }),
  'maxItems',
  'numberItemOfRow',
);
export type Content = z.infer<typeof schema>;
