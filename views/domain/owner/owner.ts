import { z } from 'zod';
import { LOCALES } from '../locale.ts';

/** Somebody who has homes with the agency and may see their history (spec section 6, Owner). */
export const ownerSchema = z.strictObject({
  id: z.int().positive(),
  firstName: z.string().min(1),
  name: z.string().min(1),
  /** The name the owner signs in with. */
  email: z.email(),
  /** The language the agency writes to them in; comments in their history stand in it. */
  language: z.enum(LOCALES),
  propertyIds: z.array(z.int().positive()).min(1),
});

export type Owner = z.infer<typeof ownerSchema>;
