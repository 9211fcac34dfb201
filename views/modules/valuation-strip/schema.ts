import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  title: multilingualSchema,
  text: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
