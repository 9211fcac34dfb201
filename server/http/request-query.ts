import type { Request } from 'express';

/** Everything after the first question mark; what a visitor types may hold more of them. */
export function queryOf({ url }: Request): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
}
