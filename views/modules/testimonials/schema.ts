import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

/** Testimonials are a file of the agency's folder, newest first; `maxItems` limits them. */
export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema.default({}),
  }),
  'maxItems',
  'numberItemOfRow',
);
export type Content = z.infer<typeof schema>;
