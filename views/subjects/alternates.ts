import type { Locale } from '../domain/locale.ts';
import { LOCALES } from '../domain/locale.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import { withQuery } from '../routing/with-query.ts';
import type { Subject } from './subject.ts';
import { kindOf } from './subject-kinds.ts';

/** URL paths of one thing in every language that has it. */
export type PathsByLocale = Partial<Record<Locale, string>>;

/**
 * Where the same thing stands in every language, this one included; a language in which the site
 * does not have it is missing. A list's query goes along, so that the visitor stays with the same
 * homes, and with it what the site does not know: that is not ours to drop. Of a project's page goes
 * along what of its units is shown.
 */
export function alternates(
  paths: SitePaths,
  subject: Subject,
  query: URLSearchParams,
): PathsByLocale {
  const kind = kindOf(subject);
  const shared = kind.sharedQuery(subject, query);
  const found: PathsByLocale = {};
  for (const locale of LOCALES) {
    const path = kind.path(paths, locale, subject);
    if (path !== undefined) found[locale] = withQuery(path, shared);
  }
  return found;
}
