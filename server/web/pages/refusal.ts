import type { RequestHandler } from 'express';
import type { PageCache } from '../page-cache/page-cache.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requestLocale } from '../../platform/http/request-locale.ts';
import { errorPageAnswer } from './error-page.ts';
import { sendKeptErrorPage } from './kept-error-page.ts';
import { sendUncached } from './page-answer.ts';
import type { PageSource } from './page-source.ts';

/** A refusal: the status, and a line of text for clients other than browsers. */
const REFUSALS = {
  foreign: { status: 403, line: 'This request did not come from this site.' },
  'no-form': { status: 405, line: 'This URL can only be read.' },
  'too-large': { status: 413, line: 'The form is too large.' },
  expired: { status: 410, line: 'This link has expired.' },
  'no-file': { status: 404, line: 'There is no such file.' },
  'file-later': { status: 503, line: 'This file cannot be had at the moment.' },
} as const;

/**
 * Refuses a request: a browser that accepts HTML gets a page in the visitor's language with the
 * phone number, other clients a line of text.
 * @param cache the page is rendered once for a language and kept in it.
 */
export function refusal(
  source: PageSource,
  name: keyof typeof REFUSALS,
  cache?: PageCache,
): RequestHandler {
  const { status, line } = REFUSALS[name];
  return async (req, res) => {
    if (status === 405) res.set('Allow', 'GET, HEAD');
    if (!isForVisitor(req)) return refuse(res, status, line);
    if (cache) return sendKeptErrorPage(req, res, { source, cache }, { name, status });
    const request = {
      status,
      locale: requestLocale(req, source.site.info.languages),
      path: req.path,
    };
    await sendUncached(res.vary('Accept-Language'), await errorPageAnswer(source, name, request));
  };
}

/** Whether a browser displays the response; scripts and programs do not accept HTML explicitly. */
export function isForVisitor({ headers }: Pick<Parameters<RequestHandler>[0], 'headers'>): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
