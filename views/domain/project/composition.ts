import { z } from 'zod';
import { pictureSchema } from '../property/picture.ts';
import { multilingualSchema } from '../text/multilingual.ts';

/**
 * Buildings of a project with their floors and units (spec section 3, "Composition"). A row of
 * houses or a set of plots is a building with a ground floor only.
 */

/** A unit goes from available to option to sold; an option may lapse. */
export const unitStatusSchema = z.enum(['available', 'option', 'sold']);

const planSchema = pictureSchema.extend({ kind: z.literal('plan').default('plan') });

export const unitSchema = z.strictObject({
  id: z.int().positive(),
  /** Id of the home that shows this unit on a page of its own. */
  propertyId: z.int().positive().optional(),
  /** Name on the plans: 'A2.1', 'Lot 3'. */
  name: z.string().min(1),
  /** As of a home: 1 house, 2 apartment, 3 land, 4 business, 5 office, 6 industrial, 7 other. */
  typeCode: z.int().min(1).max(7),
  typeDescription: multilingualSchema,
  /** Square metres. */
  surfaceTotal: z.number().positive().optional(),
  surfaceTerrace: z.number().positive().optional(),
  surfaceGround: z.number().positive().optional(),
  numberOfBedRooms: z.int().nonnegative().optional(),
  /** Euro, excluding the taxes and costs in the project's price conditions. */
  price: z.number().nonnegative().optional(),
  publishPrice: z.boolean(),
  status: unitStatusSchema,
  /** Position in the table of its floor, ascending. */
  unitOrder: z.int(),
  /** Floor plans, one for each of its storeys. */
  plans: z.array(planSchema).min(1).optional(),
});

export const floorSchema = z.strictObject({
  floor: z.int(),
  floorName: multilingualSchema,
  units: z.array(unitSchema).min(1),
});

export const buildingSchema = z.strictObject({
  buildingName: multilingualSchema,
  /** Lowest floor first. */
  floors: z.array(floorSchema).min(1),
});

export const compositionSchema = z.array(buildingSchema);

export type UnitStatus = z.infer<typeof unitStatusSchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Composition = z.infer<typeof compositionSchema>;

/** Every unit of every building, from the lowest floor of the first building up. */
export function unitsOf(composition: Composition): Unit[] {
  return composition.flatMap(({ floors }) => floors.flatMap(({ units }) => units));
}

/**
 * The lowest published price of the available units, in euro; undefined if there is none (spec
 * section 9: "starting from"). Units under option do not count.
 */
export function startingPrice(composition: Composition): number | undefined {
  const prices = unitsOf(composition)
    .filter(({ status, publishPrice }) => status === 'available' && publishPrice)
    .flatMap(({ price }) => (price ? [price] : []));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Number of units by status. */
export function countByStatus(composition: Composition): Record<UnitStatus, number> {
  const counts = { available: 0, option: 0, sold: 0 };
  for (const { status } of unitsOf(composition)) counts[status] += 1;
  return counts;
}
