import type { ErrorRequestHandler } from 'express';
import type { Locale } from '../../../views/domain/locale.ts';
import { statusOf } from '../../platform/http-error.ts';
import { isBrokenOff } from '../../platform/http/broken-off.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { REQUEST_ID } from '../../platform/http/request-id.ts';
import { requestLocale } from '../../platform/http/request-locale.ts';
import type { Log } from '../../platform/log.ts';
import { ERROR_HEADERS, errorPageAnswer } from '../pages/error-page.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { htmlHeaders, type PageAnswer, sendUncached } from '../pages/page-answer.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { TooBusy } from '../queue/request-queue.ts';
import { sendBusy } from '../queue/send-busy.ts';

/** Seconds, for the Retry-After of a 503. */
const RETRY_AFTER = '30';

/**
 * The last handler. The visitor's mistakes are a plain 4xx; other errors are logged and answered
 * with the error page and the phone number, or with the last resort if that page fails too. A
 * client's disconnect is not an error.
 */
export function serverError(source: PageSource, cache: PageCache, log: Log): ErrorRequestHandler {
  return async (error, req, res, next) => {
    const status = statusOf(error);
    const id = res.locals.requestId;
    if (isBrokenOff(error, req, res)) {
      log.debug({ id, err: error }, 'a request was broken off');
      return void res.destroy();
    }
    // The access log has it: a burst shall not cost a line more for each request.
    if (error instanceof TooBusy && !res.headersSent) return sendBusy(req, res, { source, cache });
    if (status >= 500) log.error({ id, err: error }, 'a request failed');
    if (res.headersSent) return next(error);
    if (status < 500) return refuse(res, status, 'This request cannot be answered.');
    const locale = requestLocale(req, source.site.info.languages);
    const request = { status, locale, path: req.path };
    const answer = await errorPageAnswer(source, 'server-error', request).catch(
      (failure: unknown) => {
        log.error({ id, err: failure }, 'the error page failed too');
        return lastAnswer(source, status, locale);
      },
    );
    if (status === 503) res.set('Retry-After', RETRY_AFTER);
    await sendUncached(res.set(REQUEST_ID, id), answer);
  };
}

/** It loads nothing, so it has the policy of responses other than pages. */
function lastAnswer(
  { site, i18n, security }: PageSource,
  status: number,
  locale: Locale,
): PageAnswer {
  return {
    status,
    headers: { ...security.strict, ...htmlHeaders(locale), ...ERROR_HEADERS },
    body: Buffer.from(plainErrorPage(site.info, i18n.t(locale), locale)),
  };
}
