import { z } from 'zod';
import { pictureSchema } from '../../domain/property/picture.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema.default({}),
    pictures: z.array(pictureSchema).min(1),
  }),
  'maxItems',
);
export type Content = z.infer<typeof schema>;
