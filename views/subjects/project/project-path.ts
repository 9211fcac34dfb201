import type { Locale } from '../../domain/locale.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import type { Project } from '../../domain/project/project.ts';
import { idsIn, wordsOf } from '../../routing/id-words.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import { slugOf } from '../../routing/slug.ts';
import type { RequestedPath, Found } from '../subject-kind.ts';
import type { ProjectSubject } from './project-subject.ts';

/** Name of the template page of projects. */
export const TEMPLATE = 'project';

/** The fields that the URL path of a project is made of. */
type ProjectPathFields = Pick<Project, 'id' | 'name' | 'city'>;

/**
 * `/{locale}/{projects page}/{city}-{name}-p-{id}` (spec section 2); undefined if the site has no
 * projects page in this language, or no pages for single projects.
 */
export function projectPath(
  paths: SitePaths,
  locale: Locale,
  project: ProjectPathFields,
): string | undefined {
  return pathOf(project, paths, locale);
}

const pathOf = perItem(
  ({ id, city, name }: ProjectPathFields, paths: SitePaths, locale: Locale) => {
    const list = paths.named('projects', locale);
    if (list === undefined || !paths.page(TEMPLATE)) return undefined;
    const words = [slugOf(city), slugOf(name), 'p', String(id)];
    return `${list}/${words.filter((word) => word !== '').join('-')}`;
  },
);

/** The project whose id ends the path after the word `p`; no other kind has such paths. */
export function findProject(
  requested: RequestedPath,
): Found<ProjectSubject> | 'nothing' | undefined {
  const { paths, segments, mailedId, locale, data } = requested;
  const id = projectIdIn(mailedId === undefined ? segments : [...segments, mailedId]);
  if (id === undefined) return undefined;
  const page = paths.page(TEMPLATE);
  const project = data.project(id);
  const path = project && projectPath(paths, locale, project);
  if (!page || !project || path === undefined) return 'nothing';
  const subject = { kind: 'project', page, project } as const;
  return { subject, path, ...(mailedId !== undefined && { used: 'id' }) };
}

function projectIdIn(segments: readonly string[]): number | undefined {
  const [marker, id] = wordsOf(segments).slice(-2);
  return marker?.toLowerCase() === 'p' && id !== undefined ? idsIn(id)[0] : undefined;
}
