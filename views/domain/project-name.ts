import type { Project } from './project.ts';

interface Words {
  t: (key: 'project.nameIn', values: { name: string; place: string }) => string;
}

/** What a project is called, and where it is. */
export function projectName({ t }: Words, { name, city }: Pick<Project, 'name' | 'city'>): string {
  return t('project.nameIn', { name, place: city });
}
