import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

/** How the articles stand: side by side, or the newest large with lines beside it. */
const ARRANGEMENTS = ['row', 'one-large'] as const;

/**
 * Articles are files of the agency's folder, newest first; the module's `maxItems` limits them,
 * `numberItemOfRow` is how many are side by side.
 */
export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema.default({}),
    /** 1 if the title is the heading of the page. */
    level: z.union([z.literal(1), z.literal(2)]).default(2),
    /** A first paragraph in larger type. */
    lead: multilingualSchema.default({}),
    arrangement: z.enum(ARRANGEMENTS).default('row'),
  }),
  'maxItems',
  'numberItemOfRow',
);
export type Content = z.infer<typeof schema>;
