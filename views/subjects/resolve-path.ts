import type { DataPort } from '../data-port.ts';
import type { Locale } from '../domain/locale.ts';
import { homePath } from '../routing/home-path.ts';
import { redirectTo } from '../routing/redirect.ts';
import { readPath } from '../routing/request-path.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import type { Resolution } from './resolution.ts';
import type { Subject } from './subject.ts';
import type { AskedPath, Found } from './subject-kind.ts';
import { SUBJECT_KINDS } from './subject-kinds.ts';

/**
 * What a URL path means (spec section 2). `path` is percent-encoded, as it
 * was asked for; `best` is the language for paths that begin with none. Pure; never throws.
 *
 * Where a path has one better spelling it redirects to it, with the query kept: by 301, or by 302
 * where the answer hangs on the visitor, because the path names no language.
 */
export function resolvePath(
  paths: SitePaths,
  path: string,
  query: URLSearchParams,
  data: Pick<DataPort, 'property' | 'project'>,
  best: Locale = 'nl',
): Resolution {
  const { locale: own, segments } = readPath(path);
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
 * The subject whose own path was asked for, of whatever kind; else what the first kind in the table
 * makes of the path.
 */
function findSubject(asked: AskedPath): Found<Subject> | undefined {
  let better: Found<Subject> | 'nothing' | undefined;
  for (const kind of Object.values(SUBJECT_KINDS)) {
    const found = kind.find(asked);
    if (found !== undefined && found !== 'nothing' && found.path === asked.path) return found;
    better ??= found;
  }
  return better === 'nothing' ? undefined : better;
}

/**
 * Back links of e-mails carry the id in the query (spec section 2): `property?id=5` reads as
 * `property/5`, `project/p/?id=5` as `project/p/5`.
 */
function mailedIdIn(segments: readonly string[], query: URLSearchParams): string | undefined {
  const place = segments.join('/').toLowerCase();
  const isMailed = Object.values(SUBJECT_KINDS).some(({ mailedPath }) => mailedPath === place);
  return isMailed ? (query.get('id') ?? undefined) : undefined;
}
