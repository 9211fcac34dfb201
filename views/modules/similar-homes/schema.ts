import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/** How many is the module's `maxItems`; without a title the site's own words are used. */
export const schema = z.strictObject({
  title: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
