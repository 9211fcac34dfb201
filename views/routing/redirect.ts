import { withQuery } from './with-query.ts';

/** A better URL. `to` begins with exactly one slash: it never leaves the site. */
export interface Redirect {
  kind: 'redirect';
  /** 301 is for good; 302 hangs on the visitor or on what the site holds today. */
  status: 301 | 302;
  to: string;
}

/** A redirect that carries the query along, but for the parameter that was used up. */
export function redirectTo(
  status: Redirect['status'],
  path: string,
  query: URLSearchParams,
  used?: string,
): Redirect {
  const rest = new URLSearchParams(query);
  if (used !== undefined) rest.delete(used);
  return { kind: 'redirect', status, to: withQuery(path, rest) };
}
