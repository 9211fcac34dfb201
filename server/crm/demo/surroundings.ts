import type { Manager } from '../../../views/domain/property/property.ts';
import type { NamedFiles } from './named-files.ts';

/** What the files of homes and projects refer to, and how they are read. */
export interface Surroundings {
  team: ReadonlyMap<number, Manager>;
  /** Whether all of `team.json` could be read: only then is an unknown manager a mistake. */
  isTeamWhole: boolean;
  names: NamedFiles;
  /** Changes the parsed JSON before it is checked. */
  prepare: (value: unknown) => unknown;
}

/** The mistake of naming a manager who is not there. */
export function managerFault(
  managerId: number | undefined,
  { team, isTeamWhole }: Surroundings,
): string[] {
  if (managerId === undefined || team.has(managerId) || !isTeamWhole) return [];
  return [`managerId: nobody in team.json has id ${managerId}`];
}
