import type { RequestHandler } from 'express';
import { refuse } from '../http/refuse.ts';
import { requestLocale } from '../http/request-locale.ts';
import { errorPageAnswer } from './error-page.ts';
import { sendUnkept } from './page-answer.ts';
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
    const { path } = req;
    const answer = await errorPageAnswer(source, 'not-found', { status, locale, path });
    sendUnkept(res.vary('Accept-Language'), answer);
  };
}
