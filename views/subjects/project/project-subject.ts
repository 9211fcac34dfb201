import type { Project } from '../../domain/project/project.ts';
import type { Page } from '../../domain/site/page.ts';

/** A new-build project, shown through the template page `project`. */
export interface ProjectSubject {
  kind: 'project';
  page: Page;
  project: Project;
}
