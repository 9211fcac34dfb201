import { z } from 'zod';
import { LOCALES } from '../locale.ts';

/** An owner who may sign in and see the history of their homes (spec section 6, Owner). */
export const ownerSchema = z.strictObject({
  id: z.int().positive(),
  /** Absent for a company. */
  firstName: z.string().min(1).optional(),
  name: z.string().min(1),
  /** The e-mail that the owner signs in with. */
  email: z.email(),
  /** The language in which the agency writes to them and comments on their history. */
  language: z.enum(LOCALES),
  propertyIds: z.array(z.int().positive()).min(1),
});

export type Owner = z.infer<typeof ownerSchema>;
