import { z } from 'zod';

/** The article comes from the address. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
