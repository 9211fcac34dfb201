import { z } from 'zod';

/** It shares the page that it stands on. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
