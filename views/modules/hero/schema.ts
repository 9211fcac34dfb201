import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { pictureSchema } from '../../domain/property/picture.ts';

export const schema = z.strictObject({
  picture: pictureSchema,
  /** The same upright, for phones; its file should be two thirds as wide as high. */
  upright: pictureSchema.optional(),
  /** Whether the photograph is bright or dark at its top, where a header may lie over it. */
  sky: z.enum(['dark', 'light']).default('dark'),
  /** One short sentence: the heading of the page. Line breaks are kept. */
  promise: multilingualSchema,
});
export type Content = z.infer<typeof schema>;
