import type { Project } from '../domain/project.ts';
import type { PageContext } from '../page-context.ts';

/** What a project is called, and where it is. */
export function projectName(
  { t }: Pick<PageContext, 't'>,
  { name, city }: Pick<Project, 'name' | 'city'>,
): string {
  return t('project.nameIn', { name, place: city });
}
