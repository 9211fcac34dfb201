import { z } from 'zod';

/** Why nothing could be done with what was sent; the server makes the page. */
export const schema = z.strictObject({
  reason: z.enum(['foreign', 'tooLarge', 'noForm']).default('noForm'),
});
export type Content = z.infer<typeof schema>;
