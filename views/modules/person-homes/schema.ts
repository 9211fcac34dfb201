import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/** The module's `maxItems` limits the cards; without a title the locale's text is used. */
export const schema = z.strictObject({
  title: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
