import type { Request } from 'express';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { pageCount, pageSize } from '../../../views/domain/list/paging.ts';
import { listModuleOf } from '../../../views/domain/site/list-module.ts';
import { type Redirect, redirectTo } from '../../../views/routing/redirect.ts';
import { alternates } from '../../../views/subjects/alternates.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { needsCatalogue } from './needs-catalogue.ts';
import type { Resolution, Resolved } from '../../../views/subjects/resolution.ts';
import { resolvePath } from '../../../views/subjects/resolve-path.ts';
import { readPageQuery } from '../page-cache/cache-key.ts';
import { polygonRedirect } from './polygon-redirect.ts';
import { requireCatalogue } from './require-catalogue.ts';
import { preferredLocale } from '../../platform/http/request-locale.ts';
import type { PageRequest, PageSource } from './page-source.ts';
import { typedSearchRedirect } from './typed-search.ts';

/**
 * The subject of a request's URL, or a redirect; undefined when there is neither.
 * @throws HttpError 503 for what needs the catalogue while it is empty.
 */
export function findSubject(
  source: PageSource,
  req: Request,
  params: URLSearchParams,
): Resolved | Redirect | undefined {
  const found = subjectAt(
    source,
    req.path,
    params,
    preferredLocale(req, source.site.info.languages),
  );
  if (!found || found.kind === 'redirect') return found;
  return (
    typedSearchRedirect(source, found, params) ??
    polygonRedirect(found, params) ??
    redirectToLastPage(source, found, params) ??
    found
  );
}

/**
 * The same for a path, without regard to the page of a list: one beyond the last is empty.
 * @param best the language of a path that has none.
 * @throws HttpError 503 for what needs the catalogue while it is empty.
 */
export function subjectAt(
  { catalogue, paths }: PageSource,
  path: string,
  params: URLSearchParams,
  best?: Locale,
): Resolved | Redirect | undefined {
  const data = catalogue.port(paths.site.info.languages[0]);
  const found = resolvePath(paths, path, params, data, best);
  if (!catalogue.ready) requireCatalogueFor(catalogue, paths, found);
  return found.kind === 'notFound' ? undefined : found;
}

/**
 * A path without a subject may be that of a home.
 * @throws HttpError 503 unless it leads to a page that shows no homes.
 */
function requireCatalogueFor(
  catalogue: PageSource['catalogue'],
  paths: PageSource['paths'],
  found: Resolution,
): void {
  const data = catalogue.port(paths.site.info.languages[0]);
  const end =
    found.kind === 'redirect'
      ? resolvePath(paths, found.to.replace(/[?#].*/, ''), new URLSearchParams(), data)
      : found;
  if (end.kind !== 'subject' || needsCatalogue(end.subject)) requireCatalogue(catalogue);
}

/**
 * The current path of the page to which a form was posted: it may have changed while the visitor
 * was typing. A path without a language is unchanged.
 * @throws HttpError 503 for what needs the catalogue while it is empty.
 */
export function postedPath(source: PageSource, path: string): string {
  const found = subjectAt(source, path, new URLSearchParams());
  if (found?.kind !== 'redirect' || found.status !== 301) return path;
  return found.to.replace(/\?.*/, '');
}

/** The input for rendering a page of this subject. */
export function pageRequestOf(
  { paths }: PageSource,
  { subject, locale, path }: Resolved,
  params: URLSearchParams,
): PageRequest {
  const { query } = readPageQuery(params.toString());
  return { locale, subject, path, query, alternates: alternates(paths, subject, query) };
}

/** A redirect to the last page of a list if the query string names a later one. */
export function redirectToLastPage(
  { site, paths, catalogue }: PageSource,
  { subject, locale }: Resolved,
  params: URLSearchParams,
): Redirect | undefined {
  if (subject.kind !== 'page' || !subject.listKind) return undefined;
  const { query } = readPageQuery(params.toString());
  const wanted = parseListQuery(query, subject.listKind);
  if (wanted.page === 1) return undefined;
  const size = pageSize(site.info.list, listModuleOf(subject.page)?.content ?? {});
  const last = pageCount(catalogue.port(locale).list(wanted, size).total, size);
  if (wanted.page <= last) return undefined;
  const to = createLinks(paths, locale).list({ ...wanted, page: last }, query);
  return redirectTo(302, to, new URLSearchParams());
}
