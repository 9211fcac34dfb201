import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

/**
 * People come from the CRM, in its order; the module's `maxItems` limits them,
 * `numberItemOfRow` is how many are side by side.
 */
export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema.default({}),
  }),
  'maxItems',
  'numberItemOfRow',
);
export type Content = z.infer<typeof schema>;
