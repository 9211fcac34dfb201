import { withQuery } from './with-query.ts';

/** Query parameter with the start of an open house, on the page of its form. */
export const OPEN_HOUSE_PARAMETER = 'start';

/** URL of the form, with a date chosen. @param path of the form. */
export function openHouseHref(path: string, start: string): string {
  return withQuery(path, new URLSearchParams({ [OPEN_HOUSE_PARAMETER]: start }));
}
