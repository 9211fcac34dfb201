import type { Locale } from '../../domain/locale.ts';
import type { Manager } from '../../domain/property/property.ts';
import { idsIn, wordsOf } from '../../routing/id-words.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import { slugOf } from '../../routing/slug.ts';
import type { Found, RequestedPath } from '../subject-kind.ts';
import type { PersonSubject } from './person-subject.ts';

/** Name of the template page of people. */
export const TEMPLATE = 'person';
/** Name of the page below which they are. */
export const TEAM_PAGE = 'team';

/**
 * `/{locale}/{team page}/{name}-{id}`; undefined if the site has no such pages in this language.
 */
export function personPath(
  paths: SitePaths,
  locale: Locale,
  { id, name }: Pick<Manager, 'id' | 'name'>,
): string | undefined {
  const team = paths.named(TEAM_PAGE, locale);
  if (team === undefined || !paths.page(TEMPLATE)) return undefined;
  return `${team}/${[slugOf(name), id].filter((part) => part !== '').join('-')}`;
}

/** The person of the team whose id ends a path below the page of the team. */
export function findPerson({
  paths,
  segments,
  own,
  data,
}: RequestedPath): Found<PersonSubject> | undefined {
  if (!own || paths.at(segments.slice(0, -1), own)?.name !== TEAM_PAGE) return undefined;
  const [id] = wordsOf(segments).slice(-1).flatMap(idsIn);
  const person = data.team().find((one) => one.id === id);
  const page = paths.page(TEMPLATE);
  const path = person && personPath(paths, own, person);
  if (!person || !page || path === undefined) return undefined;
  return { subject: { kind: 'person', page, person }, path };
}
