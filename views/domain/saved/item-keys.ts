import { HOMES_PARAMETER, readHomeIds, readIds } from '../list/home-ids.ts';

/** Homes and projects that a visitor can save, and that a link can name. */
export const MAX_SAVED = 60;

/** Beside `homes`: a home and a project may share an id. */
export const PROJECTS_PARAMETER = 'projects';

/** A key of `itemKey` (views/domain/list/list-item.ts): `71001`, and `p3101` for a project. */
const KEY = /^(p?)([1-9]\d{0,14})$/;

/** Whether a text has the form of a key. There need not be an item that has it. */
export function isItemKey(text: string): boolean {
  return KEY.test(text);
}

/**
 * The keys of the homes and projects that `?homes=71001,71002&projects=3101` names, homes first,
 * at most `max`; what is no id is left out.
 */
export function readItemKeys(query: URLSearchParams, max = MAX_SAVED): string[] {
  const homes = readHomeIds(query, max).ids.map(String);
  const projects = readIds(query.getAll(PROJECTS_PARAMETER), max).ids.map((id) => `p${id}`);
  return [...homes, ...projects].slice(0, max);
}

/** Whether a query string names homes or projects, well or badly. */
export function namesItems(query: URLSearchParams): boolean {
  return query.has(HOMES_PARAMETER) || query.has(PROJECTS_PARAMETER);
}

/** The query string that names these items, such as `homes=71001,71002`; '' for none. */
export function itemsQuery(keys: readonly string[]): string {
  const isProject = (key: string) => key.startsWith('p');
  const homes = keys.filter((key) => !isProject(key));
  const projects = keys.filter(isProject).map((key) => key.slice(1));
  const named = (name: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${name}=${ids.join(',')}`];
  return [...named(HOMES_PARAMETER, homes), ...named(PROJECTS_PARAMETER, projects)].join('&');
}
