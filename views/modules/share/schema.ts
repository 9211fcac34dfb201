import { z } from 'zod';

/** No settings: it shares the page that it is on. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
