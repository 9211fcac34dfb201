import type { Locale } from '../domain/locale.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import { withQuery } from '../routing/with-query.ts';
import type { Subject } from './subject.ts';
import { kindOf } from './subject-kinds.ts';

/** URL paths of a subject in every language that has it, in the order of the site's languages. */
export type PathsByLocale = Partial<Record<Locale, string>>;

/**
 * URL paths of a subject in every language that the site has it in, this one included. The list
 * query is kept, so that the visitor sees the same homes, and so are unknown query parameters; of a
 * project's page the parameters that concern its units.
 */
export function alternates(
  paths: SitePaths,
  subject: Subject,
  query: URLSearchParams,
): PathsByLocale {
  const kind = kindOf(subject);
  const shared = kind.sharedQuery(subject, query);
  const found: PathsByLocale = {};
  for (const locale of paths.site.info.languages) {
    const path = kind.path(paths, locale, subject);
    if (path !== undefined) found[locale] = withQuery(path, shared);
  }
  return found;
}
