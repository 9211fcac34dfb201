import { z } from 'zod';
import { type Manager, propertySchema } from '../../../views/domain/property/property.ts';

/** A home as written in a file: the manager is given by id and described in team.json. */
export const demoHomeSchema = propertySchema
  .omit({ manager: true })
  .extend({ managerId: z.int().positive().optional() });
type DemoHome = z.infer<typeof demoHomeSchema>;

/** The home as a domain object, or the reason why it is invalid. */
export function withManager(
  { managerId, ...home }: DemoHome,
  team: ReadonlyMap<number, Manager>,
): { item: Omit<DemoHome, 'managerId'> & { manager?: Manager } } | { reason: string } {
  if (managerId === undefined) return { item: home };
  const manager = team.get(managerId);
  if (!manager) return { reason: `managerId: nobody in team.json has id ${managerId}` };
  return { item: { ...home, manager } };
}
