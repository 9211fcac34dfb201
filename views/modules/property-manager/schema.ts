import { z } from 'zod';

/** No settings: the content comes from the home and the site. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
