import { STEP_PARAMETER } from '../domain/forms/form-names.ts';
import { itemsQuery, readItemKeys } from '../domain/saved/item-keys.ts';
import { chosenUnitQuery } from './unit-query.ts';
import { withQuery } from './with-query.ts';

/** The parameters of a form's page: the chosen unit of a project, and further homes to visit. */
export function formQuery(query: URLSearchParams): URLSearchParams {
  const unit = chosenUnitQuery(query);
  const further = new URLSearchParams(itemsQuery(readItemKeys(query)));
  return new URLSearchParams([...unit, ...further]);
}

/**
 * The URL of a form's page, or of a step of it, with what else it is about.
 * @param query of the page that leads there.
 */
export function formHref(path: string, query: URLSearchParams, step?: number): string {
  const parameters = formQuery(query);
  if (step !== undefined) parameters.set(STEP_PARAMETER, String(step));
  return withQuery(path, parameters);
}
