import type { RequestHandler } from 'express';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import { SCRIPTS_HEADER } from '../../../views/domain/list/scripts-header.ts';
import { MAX_PAGES_PER_ANSWER } from '../../../views/domain/list/paging.ts';
import type { Subject } from '../../../views/subjects/subject.ts';
import type { ListPart } from '../../../views/ui/list/list-parts.ts';
import { readPageQuery } from '../page-cache/cache-key.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { sendPage } from '../page-cache/send-page.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { pageRequestOf, redirectToLastPage, subjectAt } from '../pages/find-subject.ts';
import { polygonRedirect } from '../pages/polygon-redirect.ts';
import { captureSource, type PageSource, renderListPart } from '../pages/page-source.ts';

/** `/list/{last page}{path of the list}`, or `/more{path of the list}`. */
const URL_PATH = /^\/(?:list\/(\d{1,5})|more)(\/.*)$/;

/**
 * Parts of a list under `/flight`, for a browser that shows the rest of the page: the whole list up
 * to a page when its filters change, or the cards of one further page. They are cached like pages,
 * and show what the page without JavaScript shows.
 */
export function listParts(live: PageSource, cache: PageCache): RequestHandler {
  return async (req, res, next) => {
    const [, through, path] = URL_PATH.exec(req.path) ?? [];
    if (req.method !== 'GET' || path === undefined) return next();
    const source = captureSource(live);
    const params = queryOf(req);
    const found = subjectAt(source, path, params);
    if (found?.kind !== 'subject' || !isList(found.subject)) return next();
    const part: ListPart =
      through === undefined ? { kind: 'more' } : { kind: 'list', through: Number(through) };
    if (part.kind === 'list' && isTooMuch(params, part.through)) return next();
    if (polygonRedirect(found, params)) return next();
    // A whole list that has become shorter has another URL: the browser then loads its page.
    if (part.kind === 'list' && redirectToLastPage(source, found, params)) return next();
    const { cacheKey, encoding = 'identity' } = res.locals;
    const cached = await cache.page(cacheKey, encoding, async () => ({
      body: Buffer.from(await renderListPart(source, pageRequestOf(source, found, params), part)),
      headers: {
        ...source.security.strict,
        'content-type': 'text/x-component',
        'content-language': found.locale,
        'x-robots-tag': 'noindex',
        // A page that another release sent loads the list as a whole.
        [SCRIPTS_HEADER]: source.scripts,
      },
    }));
    sendPage(req, res, cached, encoding);
  };
}

/** Whether more pages would be rendered at once than the site's script requests. */
function isTooMuch(params: URLSearchParams, through: number): boolean {
  const { page } = parseListQuery(readPageQuery(params.toString()).query, 'sale');
  return through - page + 1 > MAX_PAGES_PER_ANSWER;
}

function isList(subject: Subject): boolean {
  return subject.kind === 'page' && subject.listKind !== undefined;
}
