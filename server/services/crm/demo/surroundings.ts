import { hash } from 'node:crypto';
import type { Manager } from '../../../../views/domain/property/property.ts';
import type { NamedFiles } from './named-files.ts';

/** The data that the files of homes and projects refer to. */
export interface Surroundings {
  team: ReadonlyMap<number, Manager>;
  /** Whether all of `team.json` could be read: only then is an unknown manager a mistake. */
  isTeamWhole: boolean;
  names: NamedFiles;
}

/** A hash that changes whenever the data do. */
export function surroundingsHash({ team, isTeamWhole, names }: Surroundings): string {
  const { pictures, documents } = names;
  return hash(
    'sha256',
    JSON.stringify([...team.values(), isTeamWhole, ...[...pictures].sort(), ...documents]),
  );
}

/** The mistake of an unknown manager. */
export function managerFault(
  managerId: number | undefined,
  { team, isTeamWhole }: Surroundings,
): string[] {
  if (managerId === undefined || team.has(managerId) || !isTeamWhole) return [];
  return [`managerId: nobody in team.json has id ${managerId}`];
}
