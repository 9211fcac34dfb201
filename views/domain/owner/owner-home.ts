import { z } from 'zod';
import { propertySchema } from '../property/property.ts';

/**
 * A home as its owner sees it: with its unpublished fields, and with any status (docs/facts.md,
 * "The CRM"): 0 prospective, 3 cancelled and 5 inactive too.
 */
export const ownerHomeSchema = propertySchema.extend({ status: z.int().min(0).max(6) });

export type OwnerHome = z.infer<typeof ownerHomeSchema>;
