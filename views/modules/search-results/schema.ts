import { z } from 'zod';

/** No settings: the content comes from the URL and the catalogue. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
