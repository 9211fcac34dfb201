import type { Request } from 'express';

/** Everything after the first question mark; values may contain further ones. */
export function queryOf({ url }: Request): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
}
