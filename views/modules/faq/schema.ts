import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

/**
 * Questions are files of the agency's folder, one per category. The module shows all categories, or
 * the one whose id is in its `relations.id`; `maxItems` limits the questions of all of them together.
 */
export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema.default({}),
    /** 1 if the title is the heading of the page. */
    level: z.union([z.literal(1), z.literal(2)]).default(2),
    /** A first paragraph in larger type. */
    lead: multilingualSchema.default({}),
  }),
  'maxItems',
);
export type Content = z.infer<typeof schema>;
