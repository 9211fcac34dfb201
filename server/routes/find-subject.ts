import type { Request } from 'express';
import { parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { Locale } from '../../views/domain/locale.ts';
import { pageCount, pageSize } from '../../views/domain/list/paging.ts';
import { listModuleOf } from '../../views/domain/site/list-module.ts';
import { type Redirect, redirectTo } from '../../views/routing/redirect.ts';
import { alternates } from '../../views/subjects/alternates.ts';
import { createLinks } from '../../views/subjects/create-links.ts';
import type { Resolved } from '../../views/subjects/resolution.ts';
import { resolvePath } from '../../views/subjects/resolve-path.ts';
import { HttpError } from '../errors.ts';
import { readPageQuery } from '../http/page-cache/cache-key.ts';
import { preferredLocale } from '../http/request-locale.ts';
import type { AskedPage, PageSource } from './page-source.ts';
import { typedSearchRedirect } from './typed-search.ts';

/**
 * What stands at the URL of a request, or where it leads; undefined when nothing does.
 * @throws HttpError 503 while no homes are known.
 */
export function findSubject(
  source: PageSource,
  req: Request,
  asked: URLSearchParams,
): Resolved | Redirect | undefined {
  const found = subjectAt(source, req.path, asked, preferredLocale(req));
  if (!found || found.kind === 'redirect') return found;
  return typedSearchRedirect(source, found, asked) ?? beyondLastPage(source, found, asked) ?? found;
}

/**
 * The same for a path, whichever page of a list is asked for: one beyond the last is empty.
 * @param best the language of a path that begins with none.
 * @throws HttpError 503 while no homes are known.
 */
export function subjectAt(
  { catalogue, paths }: PageSource,
  path: string,
  asked: URLSearchParams,
  best?: Locale,
): Resolved | Redirect | undefined {
  // Without homes every path of one would be a 404, which search engines remember.
  if (!catalogue.ready) throw new HttpError(503, 'no homes are known yet');
  const found = resolvePath(paths, path, asked, catalogue.port('nl'), best);
  return found.kind === 'notFound' ? undefined : found;
}

/** What a page of this subject is rendered from. */
export function askedPage(
  { paths }: PageSource,
  { subject, locale, path }: Resolved,
  asked: URLSearchParams,
): AskedPage {
  const { query } = readPageQuery(asked.toString());
  return { locale, subject, path, query, alternates: alternates(paths, subject, query) };
}

/** To the last page of a list when the query string asks for one that comes after it. */
export function beyondLastPage(
  { site, paths, catalogue }: PageSource,
  { subject, locale }: Resolved,
  asked: URLSearchParams,
): Redirect | undefined {
  if (subject.kind !== 'page' || !subject.listing) return undefined;
  const { query } = readPageQuery(asked.toString());
  const wanted = parseListQuery(query, subject.listing);
  if (wanted.page === 1) return undefined;
  const size = pageSize(site.info.list, listModuleOf(subject.page)?.content ?? {});
  const last = pageCount(catalogue.port(locale).list(wanted, size).total, size);
  if (wanted.page <= last) return undefined;
  const to = createLinks(paths, locale).list({ ...wanted, page: last }, query);
  return redirectTo(302, to, new URLSearchParams());
}
