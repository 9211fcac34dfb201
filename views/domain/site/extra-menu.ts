import { z } from 'zod';

/**
 * The extra menu (spec section 1): an overlay with all pages in large type. Its pages follow those
 * of the navigation.
 */
export const extraMenuSchema = z.strictObject({
  /** Names of pages, in order; none of them is in the navigation. */
  pages: z.array(z.string()).default([]),
  /** Whether it shows the offices, with address and phone. */
  showOffices: z.boolean().default(true),
});
