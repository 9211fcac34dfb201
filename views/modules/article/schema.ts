import { z } from 'zod';

/** The article comes from the URL path. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
