import type { RequestHandler } from 'express';
import { cacheKey } from './cache-key.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { createNegotiator } from '../../platform/http/content-encoding.ts';
import type { PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

/**
 * Answers from the page cache. On a miss it leaves the key and the encoding for the pages' route,
 * because only that route knows whether the page may be cached.
 */
export function serveCachedPage(cache: PageCache): RequestHandler {
  const negotiate = createNegotiator();
  return (req, res, next) => {
    if (!isRead(req)) return next();
    const encoding = negotiate(req.headers['accept-encoding']);
    const key = cacheKey(req.headers.host?.toLowerCase() ?? '', req.url);
    const page = key === undefined ? undefined : cache.hit(key, encoding);
    if (page) {
      res.locals.isRoutine = true;
      res.locals.isFromCache = true;
      return sendPage(req, res, page, encoding);
    }
    res.locals.encoding = encoding;
    if (key !== undefined) res.locals.cacheKey = key;
    next();
  };
}
