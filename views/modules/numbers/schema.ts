import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

/** The module's `maxItems` limits the figures. */
export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema.default({}),
    items: z
      .array(
        z.strictObject({
          /** As displayed, in all languages: `3.860`. */
          value: z.string().min(1),
          label: multilingualSchema,
        }),
      )
      .min(1)
      .max(4),
  }),
  'maxItems',
);
export type Content = z.infer<typeof schema>;
