import type { RequestHandler } from 'express';
import { isRead } from '../http/read-only.ts';
import { refuse } from '../http/refuse.ts';
import { requestLocale } from '../http/request-locale.ts';
import { errorPageAnswer } from './error-page.ts';
import { sendUncached } from './page-answer.ts';
import type { PageSource } from './page-source.ts';
import { isForVisitor } from './refusal.ts';

/**
 * The 404 page, in the right language, with a search field; a line of text for a program that sends
 * something.
 * @param status 400 where nothing could stand.
 */
export function notFound(source: PageSource, status: 400 | 404 = 404): RequestHandler {
  return async (req, res) => {
    if (!isRead(req) && !isForVisitor(req))
      return refuse(res, status, 'There is nothing at this URL.');
    const locale = requestLocale(req);
    const { path } = req;
    const answer = await errorPageAnswer(source, 'not-found', { status, locale, path });
    await sendUncached(res.vary('Accept-Language'), answer);
  };
}
