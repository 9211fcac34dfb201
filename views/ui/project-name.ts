import { placeName } from '../domain/place-name.ts';
import type { Project } from '../domain/project.ts';
import type { PageContext } from '../page-context.ts';

/** What a project is called, and where it is in the visitor's language. */
export function projectName(
  { t, data }: Pick<PageContext, 't' | 'data'>,
  project: Pick<Project, 'name' | 'city' | 'zip' | 'countryId'>,
): string {
  return t('project.nameIn', { name: project.name, place: placeName(data, project) });
}
