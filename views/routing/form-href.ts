import { STEP_PARAMETER } from '../domain/forms/form-names.ts';
import { chosenUnitQuery } from './unit-query.ts';
import { withQuery } from './with-query.ts';

/**
 * The URL of a form's page, or of a step of it, with the chosen unit of a project.
 * @param query of the page that leads there.
 */
export function formHref(path: string, query: URLSearchParams, step?: number): string {
  const parameters = chosenUnitQuery(query);
  if (step !== undefined) parameters.set(STEP_PARAMETER, String(step));
  return withQuery(path, parameters);
}
