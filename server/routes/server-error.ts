import type { ErrorRequestHandler, Response } from 'express';
import type { Locale } from '../../views/domain/locale.ts';
import { statusOf } from '../errors.ts';
import { refuse } from '../http/refuse.ts';
import { REQUEST_ID } from '../http/request-id.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { Log } from '../log.ts';
import { renderErrorPage } from './error-page.ts';
import { lastResort } from './last-resort.ts';
import type { PageSource } from './page-source.ts';

/** Seconds after which a server that cannot answer now may be asked again. */
const RETRY_AFTER = '30';

/**
 * The last handler. What the visitor sent wrong is a plain 4xx; the rest is logged and answered
 * with the error page and the phone number, or, when that page fails too, with one that cannot.
 */
export function serverError(source: PageSource, log: Log): ErrorRequestHandler {
  return async (error, req, res, next) => {
    const status = statusOf(error);
    const id = res.locals.requestId;
    if (status >= 500) log.error({ id, err: error }, 'a request failed');
    if (res.headersSent) return next(error);
    if (status < 500) return refuse(res, status, 'This request cannot be answered.');
    const locale = requestLocale(req);
    const html = await errorHtml(source, locale, req.path).catch((failure: unknown) => {
      log.error({ id, err: failure }, 'the error page failed too');
      return lastResort(source.site.info, source.i18n.t(locale), locale);
    });
    if (status === 503) res.set('Retry-After', RETRY_AFTER);
    sendError(res, status, locale, html);
  };
}

async function errorHtml(source: PageSource, locale: Locale, path: string): Promise<string> {
  return renderErrorPage(source, 'server-error', locale, path);
}

function sendError(res: Response, status: number, locale: Locale, html: string): void {
  res
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Language': locale,
      [REQUEST_ID]: res.locals.requestId,
      'X-Robots-Tag': 'noindex',
    })
    .type('html')
    .send(html);
}
