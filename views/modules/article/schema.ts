import { z } from 'zod';

/** The article is the subject of the page. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
