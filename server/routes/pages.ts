import type { Request, RequestHandler, Response } from 'express';
import { parseListQuery } from '../../views/domain/list-parameters.ts';
import { pageCount, pageSize } from '../../views/domain/paging.ts';
import { alternates } from '../../views/routing/alternates.ts';
import { createLinks } from '../../views/routing/create-links.ts';
import { readPath } from '../../views/routing/request-path.ts';
import type { Place } from '../../views/routing/resolution.ts';
import { resolvePath } from '../../views/routing/resolve-path.ts';
import { HttpError } from '../errors.ts';
import { readPageQuery } from '../http/page-cache/cache-key.ts';
import type { PageCache } from '../http/page-cache/page-cache.ts';
import { sendPage } from '../http/page-cache/send-page.ts';
import { redirect } from '../http/redirect.ts';
import { preferredLocale } from '../http/request-locale.ts';
import { atThisMoment, type PageSource, renderPage } from './page-source.ts';

/** Every page of the site (spec section 2), and the redirects to its one address of each thing. */
export function pages(live: PageSource, cache: PageCache): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const source = atThisMoment(live);
    // Without homes every address of one would be a 404, which search engines remember.
    if (!source.catalogue.ready) throw new HttpError(503, 'no homes are known yet');
    const asked = queryOf(req);
    const found = resolvePath(source.site, req.path, asked, knows(source), preferredLocale(req));
    if (readPath(req.path).locale === undefined) res.vary('Accept-Language');
    if (found.kind === 'redirect') return redirect(res, found.status, found.to);
    if (found.kind === 'notFound' || found.kind === 'project') return next();
    const { query } = readPageQuery(asked.toString());
    const lastPage = beyondLastPage(source, found, query);
    if (lastPage !== undefined) return redirect(res, 302, lastPage);
    await send(source, cache, found, query, req, res);
  };
}

/** Everything after the first question mark; what a visitor types may hold more of them. */
function queryOf({ url }: Request): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
}

async function send(
  source: PageSource,
  cache: PageCache,
  found: Place,
  query: URLSearchParams,
  req: Request,
  res: Response,
): Promise<void> {
  const { locale, page, path } = found;
  const subject = { locale, page, path, query, alternates: alternates(source.site, found, query) };
  const { cacheKey, encoding = 'identity' } = res.locals;
  const sent = await cache.page(cacheKey, encoding, async () => ({
    html: await renderPage(source, { ...subject, ...detailOf(found) }),
    locale,
  }));
  sendPage(req, res, sent, encoding);
}

/** What a detail page is about. */
function detailOf(found: Place) {
  if (found.kind === 'property') return { property: found.property };
  return found.kind === 'article' ? { article: found.article } : {};
}

function knows({ catalogue }: PageSource) {
  const data = catalogue.port('nl');
  return { property: (id: number) => data.property(id), project: () => undefined };
}

/** The last page of a list when the address asks for one that comes after it. */
function beyondLastPage(
  { site, catalogue }: PageSource,
  found: Place,
  query: URLSearchParams,
): string | undefined {
  if (found.kind !== 'page' || !found.listing) return undefined;
  const asked = parseListQuery(query, found.listing);
  if (asked.page === 1) return undefined;
  const size = pageSize(site.info.list);
  const last = pageCount(catalogue.port(found.locale).list(asked, size).total, size);
  if (asked.page <= last) return undefined;
  return createLinks(site, found.locale).list({ ...asked, page: last }, query);
}
