import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

/** Testimonials are a file of the agency's folder, newest first; `maxItems` limits them. */
export const schema = z.strictObject({
  title: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
