import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/**
 * People come from the CRM, in its order; the module's `maxItems` limits them,
 * `numberItemOfRow` is how many are side by side.
 */
export const schema = z.strictObject({
  title: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
