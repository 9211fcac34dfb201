import type { Response } from 'express';
import type { Locale } from '../../../views/domain/locale.ts';
import type { CacheRule } from '../../../views/subjects/cache-rule.ts';
import { toursOn } from '../../../views/subjects/tours-on.ts';
import { kindOf } from '../../../views/subjects/subject-kinds.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';
import { bestEncoding, encode } from '../../platform/http/content-encoding.ts';
import type { Headers } from '../../platform/http/security-headers.ts';
import { type PageRequest, type PageSource, renderPage } from './page-source.ts';

/** The response of a page before it is encoded and sent. */
export interface PageAnswer {
  status: number;
  /** Including its own content security policy. */
  headers: Headers;
  /** HTML in UTF-8. */
  body: Buffer;
}

/** Differences from the default response of the page's kind of subject. */
type AnswerChanges = Partial<Pick<PageAnswer, 'status' | 'headers'> & { cacheRule: CacheRule }>;

/** Refers to the speculation rules; only on pages that are the same for everyone. */
const NEXT_PAGES: Headers = { 'speculation-rules': `"${SPECULATION_RULES}"` };

/** Renders a page from the current snapshot of the catalogue. */
export async function pageAnswer(
  source: PageSource,
  request: PageRequest,
  { status = 200, cacheRule = cacheRuleOf(request), headers = {} }: AnswerChanges = {},
): Promise<PageAnswer> {
  const { locale, subject } = request;
  const { info } = source.site;
  const own = source.security.ofPage(subject.page, info, toursOn(subject, info));
  return {
    status,
    headers: {
      ...own,
      ...htmlHeaders(locale),
      ...(cacheRule === 'cached' && !request.isPreview && NEXT_PAGES),
      ...headers,
    },
    body: await renderPage(source, request),
  };
}

/** Whether the page's answer may be cached. */
export function cacheRuleOf({ subject }: Pick<PageRequest, 'subject'>): CacheRule {
  return kindOf(subject).cacheRule(subject);
}

export function htmlHeaders(locale: Locale): Headers {
  return { 'content-type': 'text/html; charset=utf-8', 'content-language': locale };
}

/**
 * Sends a response that is cached neither here nor in the browser. It is compressed as a whole, so
 * that a slow client occupies no compressor, and HEAD has the headers of GET.
 */
export async function sendUncached(
  res: Response,
  { status, headers, body }: PageAnswer,
): Promise<void> {
  const encoding = bestEncoding(res.req.get('accept-encoding') ?? '');
  const encoded = await encode(body, encoding, 'quick');
  res.status(status).set({ ...headers, 'cache-control': 'no-store' });
  res.vary('Accept-Encoding');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.send(encoded);
}
