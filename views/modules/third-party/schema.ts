import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  /** Id of one of the site's third parties. */
  party: z.string().min(1),
  title: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
