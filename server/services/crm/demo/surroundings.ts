import type { Manager } from '../../../../views/domain/property/property.ts';
import type { NamedFiles } from './named-files.ts';

/** The data that the files of homes and projects refer to, and options for reading them. */
export interface Surroundings {
  team: ReadonlyMap<number, Manager>;
  /** Whether all of `team.json` could be read: only then is an unknown manager a mistake. */
  isTeamWhole: boolean;
  names: NamedFiles;
  /** Changes the parsed JSON before it is checked. */
  prepare: (value: unknown) => unknown;
}

/** The mistake of an unknown manager. */
export function managerFault(
  managerId: number | undefined,
  { team, isTeamWhole }: Surroundings,
): string[] {
  if (managerId === undefined || team.has(managerId) || !isTeamWhole) return [];
  return [`managerId: nobody in team.json has id ${managerId}`];
}
