import type { RequestHandler } from 'express';
import { isRead } from '../../platform/http/read-only.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requestLocale } from '../../platform/http/request-locale.ts';
import { errorPageAnswer } from '../pages/error-page.ts';
import { sendUncached } from '../pages/page-answer.ts';
import type { PageSource } from '../pages/page-source.ts';
import { isForVisitor } from '../pages/refusal.ts';

/**
 * The 404 page, in the right language, with a search field; a line of text for requests other than
 * GET and HEAD.
 * @param status 400 for a malformed URL.
 */
export function notFound(source: PageSource, status: 400 | 404 = 404): RequestHandler {
  return async (req, res) => {
    if (!isRead(req) && !isForVisitor(req))
      return refuse(res, status, 'There is nothing at this URL.');
    const locale = requestLocale(req, source.site.info.languages);
    const { path } = req;
    const answer = await errorPageAnswer(source, 'not-found', { status, locale, path });
    await sendUncached(res.vary('Accept-Language'), answer);
  };
}
