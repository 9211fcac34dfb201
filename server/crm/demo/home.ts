import { z } from 'zod';
import { type Manager, propertySchema } from '../../../views/domain/property/property.ts';

/** A home as a person writes it: the manager is named by id and stands once, in team.json. */
export const demoHomeSchema = propertySchema
  .omit({ manager: true })
  .extend({ managerId: z.int().positive().optional() });
type DemoHome = z.infer<typeof demoHomeSchema>;

/** Prospective, cancelled and inactive: nothing is wrong with them, but no visitor may see them. */
const WITHHELD_STATUSES = [0, 3, 5];

/**
 * True for a home that is kept from the site by its status (docs/facts.md, "The CRM"), whatever
 * else it holds.
 */
export function isWithheld(raw: unknown): boolean {
  const status = (raw as { status?: unknown } | null)?.status;
  return WITHHELD_STATUSES.some((withheld) => withheld === status);
}

/** The home in the domain's words, or why it cannot be one. */
export function withManager(
  { managerId, ...home }: DemoHome,
  team: ReadonlyMap<number, Manager>,
): { item: Omit<DemoHome, 'managerId'> & { manager?: Manager } } | { reason: string } {
  if (managerId === undefined) return { item: home };
  const manager = team.get(managerId);
  if (!manager) return { reason: `managerId: nobody in team.json has id ${managerId}` };
  return { item: { ...home, manager } };
}
