import { GOAL } from '../domain/filters/goal.ts';
import { FIRST_VIEW } from '../domain/filters/list-view.ts';
import { listParameters, parseListQuery } from '../domain/list/list-parameters.ts';
import type { ListQuery } from '../domain/list/list-query.ts';
import type { ListKind } from '../domain/list/list-kind.ts';
import { withQuery } from './with-query.ts';
import type { PageContext } from '../page-context.ts';

/** The `goal` parameter for each list (spec section 9); projects are for sale. */
const GOALS: Readonly<Partial<Record<ListKind, string>>> = { sale: '0', rent: '1', projects: '0' };

/**
 * URL of the demand form, filled with the list's query parameters and the `goal` of its URL path.
 * How the list was shown (order, page, the map and its bounds) is left out. Undefined if the site has no
 * page `demand`.
 */
export function demandHref(links: PageContext['links'], query: ListQuery): string | undefined {
  const path = links.page('demand');
  if (path === undefined) return undefined;
  return withQuery(path, demandParameters(query));
}

/** What the demand form is filled with for a list. */
export function demandParameters(query: ListQuery): URLSearchParams {
  return written(query, GOALS[query.listKind] ?? query.goal);
}

/**
 * What the demand form reads of the query string of its page: a goal and filters, in one order.
 * Other parameters are dropped.
 */
export function demandQuery(parameters: URLSearchParams): URLSearchParams {
  const goal = GOAL.read(parameters);
  return written(parseListQuery(parameters, goal === 1 ? 'rent' : 'sale'), goal);
}

function written(query: ListQuery, goal: string | number | undefined): URLSearchParams {
  const shown = { ...query, ...FIRST_VIEW, bounds: undefined, goal: undefined };
  const parameters = new URLSearchParams(goal === undefined ? {} : { goal: String(goal) });
  for (const [name, value] of listParameters(shown)) {
    parameters.append(name, value);
  }
  return parameters;
}
