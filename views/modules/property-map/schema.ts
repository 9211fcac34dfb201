import { z } from 'zod';

/** Everything it shows comes from the home or the site. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
