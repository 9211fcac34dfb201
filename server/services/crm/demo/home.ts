import { z } from 'zod';
import { ownerHomeSchema } from '../../../../views/domain/owner/owner-home.ts';
import { type Manager, propertySchema } from '../../../../views/domain/property/property.ts';

/** A home as written in a file: the manager is given by id and described in team.json. */
export const demoHomeSchema = propertySchema
  .omit({ manager: true })
  .extend({ managerId: z.int().positive().optional() });

export type DemoHome = z.infer<typeof demoHomeSchema>;

/** The same for a home's owner: it may have any status. */
export const demoOwnerHomeSchema = ownerHomeSchema
  .omit({ manager: true })
  .extend({ managerId: z.int().positive().optional() });

/** The home as a domain object; without a manager if the team has nobody with the id. */
export function withManager<Home extends { managerId?: number | undefined }>(
  { managerId, ...home }: Home,
  team: ReadonlyMap<number, Manager>,
): Omit<Home, 'managerId'> & { manager?: Manager } {
  const manager = managerId === undefined ? undefined : team.get(managerId);
  return manager ? { ...home, manager } : home;
}
