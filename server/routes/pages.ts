import type { RequestHandler } from 'express';
import { readPath } from '../../views/routing/request-path.ts';
import type { PageCache } from '../http/page-cache/page-cache.ts';
import { sendPage } from '../http/page-cache/send-page.ts';
import { redirect } from '../http/redirect.ts';
import { queryOf } from '../http/request-query.ts';
import { askedPage, findSubject } from './find-subject.ts';
import { captureSource, type PageSource, renderPage } from './page-source.ts';

/** Every page of the site (spec section 2), and the redirects to its one address of each thing. */
export function pages(live: PageSource, cache: PageCache): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const source = captureSource(live);
    const asked = queryOf(req);
    const found = findSubject(source, req, asked);
    if (readPath(req.path).locale === undefined) res.vary('Accept-Language');
    if (!found) return next();
    if (found.kind === 'redirect') return redirect(res, found.status, found.to);
    const { cacheKey, encoding = 'identity' } = res.locals;
    const page = await cache.page(cacheKey, encoding, async () => ({
      body: await renderPage(source, askedPage(source, found, asked)),
      type: 'page',
      locale: found.locale,
    }));
    sendPage(req, res, page, encoding);
  };
}
