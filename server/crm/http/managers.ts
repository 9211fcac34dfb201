import type { Manager } from '../../../views/domain/property/property.ts';
import type { WireOptions } from '../wire-options.ts';
import { anyOf, type Translated } from './wire-texts.ts';
import { idIn } from './wire-values.ts';

/** The id of the manager of a home or a project. */
export function managerIdIn(
  translated: Translated,
  { managerField }: WireOptions,
): number | undefined {
  return idIn(anyOf(translated)[managerField]);
}

/** What is managed with its manager, if the agency has them: a new object, whose parts are the same. */
export function withManager<T extends object>(
  managed: T,
  managerId: number | undefined,
  team: readonly Manager[],
): T {
  const manager = team.find(({ id }) => id === managerId);
  return manager ? { ...managed, manager } : { ...managed };
}
