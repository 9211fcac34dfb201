import { z } from 'zod';

/** Everything it shows comes from the address and the catalogue. */
export const schema = z.strictObject({});
export type Content = z.infer<typeof schema>;
