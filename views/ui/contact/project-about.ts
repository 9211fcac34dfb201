import type { Project } from '../../domain/project/project.ts';
import { projectName } from '../../domain/project/project-name.ts';
import type { PageContext } from '../../page-context.ts';
import { chosenUnit } from './chosen-unit.ts';

/** What a mail from the project's page is about: the project, and the unit that was chosen. */
export function projectSubject(ctx: PageContext, project: Project): string {
  const about = { project: projectName(ctx, project), id: String(project.id) };
  const unit = chosenUnit(ctx, project)?.unit.name;
  return unit === undefined
    ? ctx.t('project.detail.interest.subject', about)
    : ctx.t('project.detail.interest.subjectUnit', { ...about, unit });
}

/** The same for a sentence, with what the agency knows the project by. */
export function projectAbout(ctx: PageContext, project: Project): { about: string; id: string } {
  const unit = chosenUnit(ctx, project)?.unit.name;
  const about = unit === undefined ? project.name : `${project.name}, ${unit}`;
  return { about, id: String(project.id) };
}
