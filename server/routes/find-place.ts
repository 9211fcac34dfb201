import type { Request } from 'express';
import { parseListQuery } from '../../views/domain/list-parameters.ts';
import { pageCount, pageSize } from '../../views/domain/paging.ts';
import type { Locale } from '../../views/domain/locale.ts';
import { listModuleOf } from '../../views/domain/site/list-module.ts';
import type { Project } from '../../views/domain/project.ts';
import { alternates } from '../../views/routing/alternates.ts';
import { createLinks } from '../../views/routing/create-links.ts';
import {
  type Place as AnyPlace,
  type Redirect,
  redirectTo,
} from '../../views/routing/resolution.ts';
import { resolvePath } from '../../views/routing/resolve-path.ts';
import { HttpError } from '../errors.ts';
import { readPageQuery } from '../http/page-cache/cache-key.ts';
import { preferredLocale } from '../http/request-locale.ts';
import type { AskedPage, PageSource } from './page-source.ts';
import { typedPlace } from './typed-place.ts';

/** Something of the agency's that stands at an address. */
export type Place = AnyPlace<Project>;

/** Everything after the first question mark; what a visitor types may hold more of them. */
export function queryOf({ url }: Request): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
}

/**
 * What stands at the address of a request, or where it leads; undefined when nothing does.
 * @throws HttpError 503 while no homes are known.
 */
export function findPlace(
  source: PageSource,
  req: Request,
  asked: URLSearchParams,
): Place | Redirect | undefined {
  const found = placeAt(source, req.path, asked, preferredLocale(req));
  if (!found || found.kind === 'redirect') return found;
  return typedPlace(source, found, asked) ?? beyondLastPage(source, found, asked) ?? found;
}

/**
 * The same for a path, whichever page of a list is asked for: one beyond the last is empty.
 * @param best the language of a path that begins with none.
 * @throws HttpError 503 while no homes are known.
 */
export function placeAt(
  source: PageSource,
  path: string,
  asked: URLSearchParams,
  best?: Locale,
): Place | Redirect | undefined {
  // Without homes every address of one would be a 404, which search engines remember.
  if (!source.catalogue.ready) throw new HttpError(503, 'no homes are known yet');
  const found = resolvePath(source.site, path, asked, knows(source), best);
  return found.kind === 'notFound' ? undefined : found;
}

/** What a page is rendered from at this place. */
export function subjectAt(source: PageSource, place: Place, asked: URLSearchParams): AskedPage {
  const { locale, path } = place;
  const { query } = readPageQuery(asked.toString());
  return { locale, subject: place, path, query, alternates: alternates(source.site, place, query) };
}

function knows({ catalogue }: PageSource) {
  const data = catalogue.port('nl');
  return { property: (id: number) => data.property(id), project: (id: number) => data.project(id) };
}

/** To the last page of a list when the address asks for one that comes after it. */
export function beyondLastPage(
  { site, catalogue }: PageSource,
  place: Place,
  asked: URLSearchParams,
): Redirect | undefined {
  if (place.kind !== 'page' || !place.listing) return undefined;
  const { query } = readPageQuery(asked.toString());
  const wanted = parseListQuery(query, place.listing);
  if (wanted.page === 1) return undefined;
  const size = pageSize(site.info.list, listModuleOf(place.page)?.content ?? {});
  const last = pageCount(catalogue.port(place.locale).list(wanted, size).total, size);
  if (wanted.page <= last) return undefined;
  const to = createLinks(site, place.locale).list({ ...wanted, page: last }, query);
  return redirectTo(302, to, new URLSearchParams());
}
