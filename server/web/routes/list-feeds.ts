import type { RequestHandler } from 'express';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../../views/domain/list/list-query.ts';
import { feedPath, feedQuery, RSS } from '../../../views/routing/feed-path.ts';
import type { Redirect } from '../../../views/routing/redirect.ts';
import { listFeed } from '../../../views/subjects/page/list-feed.ts';
import type { Resolved } from '../../../views/subjects/resolution.ts';
import { rssText } from '../feeds/rss-text.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { sendPage } from '../page-cache/send-page.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { pageRequestOf, subjectAt } from '../pages/find-subject.ts';
import { polygonRedirect } from '../pages/polygon-redirect.ts';
import { captureSource, pageInput, type PageSource } from '../pages/page-source.ts';

/**
 * The feeds of lists under `/rss`: the items of a list with its filters, most recent first. Order,
 * page and unknown query parameters are ignored, so that they do not add cached feeds.
 */
export function listFeeds(live: PageSource, cache: PageCache): RequestHandler {
  return async (req, res, next) => {
    const source = captureSource(live);
    const params = queryOf(req);
    const found = listAt(source, req.path, params);
    if (!found) return next();
    if (found.kind === 'redirect') return redirect(res, found.status, RSS + found.to);
    const query = feedQuery(parseListQuery(params, found.listKind));
    const { encoding = 'identity' } = res.locals;
    const key = `${req.headers.host?.toLowerCase()} ${feedPath(found.page.path, query)}`;
    const feed = await cache.page(key, encoding, async () => ({
      body: Buffer.from(rssOf(source, found.page, query)),
      headers: {
        ...source.security.strict,
        'content-type': 'application/rss+xml; charset=utf-8',
        'content-language': found.page.locale,
        'x-robots-tag': 'noindex',
      },
    }));
    sendPage(req, res, feed, encoding);
  };
}

interface FoundList {
  kind: 'list';
  page: Resolved;
  listKind: ListKind;
}

/** The list at a path, or a redirect to one. */
function listAt(
  source: PageSource,
  path: string,
  params: URLSearchParams,
): FoundList | Redirect | undefined {
  const found = subjectAt(source, path, params);
  if (found?.kind === 'redirect') {
    const to = new URL(found.to, source.origin);
    return listAt(source, to.pathname, to.searchParams) && found;
  }
  if (found?.subject.kind !== 'page' || !found.subject.listKind) return undefined;
  const corrected = polygonRedirect(found, params);
  if (corrected) return corrected;
  return { kind: 'list', page: found, listKind: found.subject.listKind };
}

function rssOf(source: PageSource, page: Resolved, query: ListQuery): string {
  const { origin } = source;
  const ctx = pageInput(source, pageRequestOf(source, page, new URLSearchParams()));
  return rssText({
    ...listFeed(ctx, query),
    locale: page.locale,
    url: origin + ctx.links.list(query),
    self: origin + feedPath(page.path, query),
  });
}
