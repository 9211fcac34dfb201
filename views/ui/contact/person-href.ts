import type { Manager } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';

/**
 * The page of a person; undefined if the site has no such pages, or the team does not have the
 * person.
 */
export function personHref(ctx: SharedContext, person: Manager): string | undefined {
  const isOfTeam = ctx.data.team().some(({ id }) => id === person.id);
  return isOfTeam ? ctx.links.person(person) : undefined;
}
