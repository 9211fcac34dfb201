import { type PlaceLookup, placeName } from '../place/place-name.ts';
import type { Project } from './project.ts';

interface Words {
  t: (key: 'project.nameIn', values: { name: string; place: string }) => string;
  data: PlaceLookup;
}

/** Name and place of a project. */
export function projectName(
  { t, data }: Words,
  project: Pick<Project, 'name' | 'city' | 'zip' | 'countryId'>,
): string {
  return t('project.nameIn', { name: project.name, place: placeName(data, project) });
}
