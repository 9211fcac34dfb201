import type { RequestHandler } from 'express';
import { refuse } from '../http/refuse.ts';
import { requestLocale } from '../http/request-locale.ts';
import { renderErrorPage } from './error-page.ts';
import type { PageSource } from './page-source.ts';

/**
 * The 404 page, in the right language, with a search field.
 * @param status 400 where nothing could stand.
 */
export function notFound(source: PageSource, status: 400 | 404 = 404): RequestHandler {
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('Allow', 'GET, HEAD');
      return refuse(res, 405, 'This address can only be read.');
    }
    const locale = requestLocale(req);
    const html = await renderErrorPage(source, 'not-found', locale, req.path);
    res.status(status).set({
      'Cache-Control': 'no-store',
      'Content-Language': locale,
      'X-Robots-Tag': 'noindex',
    });
    res.vary('Accept-Language').type('html').send(html);
  };
}
