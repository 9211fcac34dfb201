import type { Project } from '../../domain/project/project.ts';
import { projectName } from '../../domain/project/project-name.ts';
import type { SubjectContext } from '../../page-context.ts';
import { chosenUnit } from './chosen-unit.ts';

/** Subject of e-mails from a project's page: the project and the chosen unit. */
export function projectSubject(ctx: SubjectContext, project: Project): string {
  const about = { project: projectName(ctx, project), id: String(project.id) };
  const unit = chosenUnit(ctx, project)?.unit.name;
  return unit === undefined
    ? ctx.t('project.detail.interest.subject', about)
    : ctx.t('project.detail.interest.subjectUnit', { ...about, unit });
}

/** The same within a sentence, with the project's reference. */
export function projectAbout(ctx: SubjectContext, project: Project): { about: string; id: string } {
  const unit = chosenUnit(ctx, project)?.unit.name;
  const about = unit === undefined ? project.name : `${project.name}, ${unit}`;
  return { about, id: String(project.id) };
}
