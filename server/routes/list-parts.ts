import type { RequestHandler } from 'express';
import { parseListQuery } from '../../views/domain/list/list-parameters.ts';
import { PAGES_AT_ONCE } from '../../views/domain/list/paging.ts';
import type { Subject } from '../../views/subjects/subject.ts';
import type { ListPart } from '../../views/ui/list/list-parts.ts';
import { readPageQuery } from '../http/page-cache/cache-key.ts';
import type { PageCache } from '../http/page-cache/page-cache.ts';
import { sendPage } from '../http/page-cache/send-page.ts';
import { queryOf } from '../http/request-query.ts';
import { askedPage, beyondLastPage, subjectAt } from './find-subject.ts';
import { captureSource, type PageSource, renderListPart } from './page-source.ts';

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
    const asked = queryOf(req);
    const found = subjectAt(source, path, asked);
    if (found?.kind !== 'subject' || !isList(found.subject)) return next();
    const part: ListPart =
      through === undefined ? { kind: 'more' } : { kind: 'list', through: Number(through) };
    if (part.kind === 'list' && isTooMuch(asked, part.through)) return next();
    // A whole list that has become shorter has another URL: the browser then loads its page.
    if (part.kind === 'list' && beyondLastPage(source, found, asked)) return next();
    const { cacheKey, encoding = 'identity' } = res.locals;
    const kept = await cache.page(cacheKey, encoding, async () => ({
      body: Buffer.from(await renderListPart(source, askedPage(source, found, asked), part)),
      headers: {
        ...source.security.strict,
        'content-type': 'text/x-component',
        'content-language': found.locale,
        'x-robots-tag': 'noindex',
      },
    }));
    sendPage(req, res, kept, encoding);
  };
}

/** Whether more pages would be rendered at once than a browser asks for. */
function isTooMuch(asked: URLSearchParams, through: number): boolean {
  const { page } = parseListQuery(readPageQuery(asked.toString()).query, 'sale');
  return through - page + 1 > PAGES_AT_ONCE;
}

function isList(subject: Subject): boolean {
  return subject.kind === 'page' && subject.listKind !== undefined;
}
