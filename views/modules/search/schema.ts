import { z } from 'zod';

/** No settings. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
