import { z } from 'zod';
import { pictureSchema } from '../../domain/property/picture.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/** Two pictures of one room, taken from the same point. */
export const schema = z.strictObject({
  title: multilingualSchema.default({}),
  /** A paragraph below the pictures. */
  text: multilingualSchema.default({}),
  before: pictureSchema,
  after: pictureSchema,
});
export type Content = z.infer<typeof schema>;
