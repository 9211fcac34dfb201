import type { DataPort } from '../data-port.ts';
import type { Locale } from '../domain/locale.ts';
import { hasLanguage } from '../domain/site/languages.ts';
import { homePath } from '../routing/home-path.ts';
import { redirectTo } from '../routing/redirect.ts';
import { readPath } from '../routing/request-path.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import type { Resolution } from './resolution.ts';
import type { Subject } from './subject.ts';
import type { RequestedPath, Found } from './subject-kind.ts';
import { SUBJECT_KINDS } from './subject-kinds.ts';

/**
 * Resolves a URL path (spec section 2). `path` is percent-encoded, as requested; `best` is the
 * language for paths that begin with none. Pure; never throws.
 *
 * A path other than the subject's canonical one redirects there, with the query string: by 301, or
 * by 302 if the path names no language, because the result then depends on the visitor. In a language
 * that the site does not have there is nothing; the default language says so.
 */
export function resolvePath(
  paths: SitePaths,
  path: string,
  query: URLSearchParams,
  data: Pick<DataPort, 'property' | 'project' | 'team'>,
  best: Locale = paths.site.info.languages[0],
): Resolution {
  const { locale: own, segments } = readPath(path);
  const { languages } = paths.site.info;
  if (own && !hasLanguage(languages, own)) return { kind: 'notFound', locale: languages[0] };
  const locale = own ?? best;
  if (segments === undefined) return { kind: 'notFound', locale };
  if (own === undefined && segments.length === 0) {
    return redirectTo(302, homePath(paths, locale), query);
  }
  const mailedId = mailedIdIn(segments, query);
  const found = findSubject({ paths, path, segments, mailedId, query, own, locale, data });
  if (!found) return { kind: 'notFound', locale };
  if (path !== found.path) {
    return redirectTo(own ? 301 : 302, found.path, query, found.used);
  }
  return found.elsewhere ?? { kind: 'subject', subject: found.subject, locale, path };
}

/**
 * The subject, of any kind, whose canonical path was requested; else that of the first kind which
 * matches the path.
 */
function findSubject(requested: RequestedPath): Found<Subject> | undefined {
  let better: Found<Subject> | 'nothing' | undefined;
  for (const kind of Object.values(SUBJECT_KINDS)) {
    const found = kind.find(requested);
    if (found !== undefined && found !== 'nothing' && found.path === requested.path) return found;
    better ??= found;
  }
  return better === 'nothing' ? undefined : better;
}

/**
 * Links in e-mails have the id in the query string (spec section 2): `property?id=5` is read as
 * `property/5`, `project/p/?id=5` as `project/p/5`.
 */
function mailedIdIn(segments: readonly string[], query: URLSearchParams): string | undefined {
  const segmentsText = segments.join('/').toLowerCase();
  const isMailed = Object.values(SUBJECT_KINDS).some(
    ({ mailedPath }) => mailedPath === segmentsText,
  );
  return isMailed ? (query.get('id') ?? undefined) : undefined;
}
