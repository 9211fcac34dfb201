import { foldedText } from '../text/folded-text.ts';
import type { Project } from './project.ts';

/** The projects whose id or name equals a text, without case and accents. */
export function namedProjects<P extends Pick<Project, 'id' | 'name'>>(
  projects: readonly P[],
  text: string,
): P[] {
  const [id, name] = [text.trim(), foldedText(text)];
  return projects.filter(
    (project) => String(project.id) === id || (name !== '' && foldedText(project.name) === name),
  );
}
