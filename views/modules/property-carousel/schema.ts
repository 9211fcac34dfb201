import { z } from 'zod';
import { LIST_KINDS } from '../../domain/list/list-kind.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

/** How the items stand: a row to leaf through, or one that is large beside two that are small. */
const ARRANGEMENTS = ['row', 'one-large'] as const;

/** The module's `maxItems` limits the slides, `numberItemOfRow` is how many are side by side. */
export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema,
    listing: z.enum(LIST_KINDS).default('sale'),
    arrangement: z.enum(ARRANGEMENTS).default('row'),
    /** Ids of the items to show first, in this order; of projects if the listing is `projects`. */
    first: z.array(z.int().positive()).max(12).default([]),
  }),
  'maxItems',
  'numberItemOfRow',
);
export type Content = z.infer<typeof schema>;
