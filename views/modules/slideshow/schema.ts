import { z } from 'zod';
import { pictureSchema } from '../../domain/property/picture.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  title: multilingualSchema.default({}),
  pictures: z.array(pictureSchema).min(1),
});
export type Content = z.infer<typeof schema>;
