import { withQuery } from './with-query.ts';

/**
 * A redirect to the canonical URL. `to` begins with exactly one slash: it never leaves the site.
 */
export interface Redirect {
  kind: 'redirect';
  /** 301 if permanent; 302 if it depends on the visitor or on the site's current content. */
  status: 301 | 302;
  to: string;
}

/** A redirect that keeps the query string, except the parameter that was used up. */
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
