import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

/** The module's `maxItems` limits the homes; without a title the locale's text is used. */
export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema.default({}),
  }),
  'maxItems',
  'numberItemOfRow',
);
export type Content = z.infer<typeof schema>;
