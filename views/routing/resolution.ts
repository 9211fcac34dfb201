import type { Listing } from '../domain/list-query.ts';
import type { Locale } from '../domain/locale.ts';
import type { Property } from '../domain/property.ts';
import type { Article } from '../domain/site/article.ts';
import type { Page } from '../domain/site/page.ts';
import { withQuery } from './with-query.ts';
import type { ProjectAddress } from './project-path.ts';

/** Something that stands at an address. `path` is its one address, percent-encoded. */
export type Place<P extends ProjectAddress = ProjectAddress> =
  | { kind: 'page'; locale: Locale; page: Page; path: string; listing?: Listing }
  | { kind: 'property'; locale: Locale; page: Page; path: string; property: Property }
  | { kind: 'article'; locale: Locale; page: Page; path: string; article: Article }
  | { kind: 'project'; locale: Locale; page: Page; path: string; project: P };

/** A better address. `to` begins with exactly one slash: it never leaves the site. */
export interface Redirect {
  kind: 'redirect';
  /** 301 is for good; 302 hangs on the visitor or on what the site holds today. */
  status: 301 | 302;
  to: string;
}

/** What an address means. */
export type Resolution<P extends ProjectAddress = ProjectAddress> =
  | Place<P>
  | Redirect
  | { kind: 'notFound'; locale: Locale };

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
