import type { Response } from 'express';
import type { Locale } from '../../views/domain/locale.ts';
import type { CacheRule } from '../../views/subjects/cache-rule.ts';
import { kindOf } from '../../views/subjects/subject-kinds.ts';
import { SPECULATION_RULES } from '../feeds/speculation-rules.ts';
import { bestEncoding, encode } from '../http/page-cache/content-encoding.ts';
import type { Headers } from '../http/security-headers.ts';
import { type AskedPage, type PageSource, renderPage } from './page-source.ts';

/** What a page renders to: all of its answer but how it is encoded and sent. */
export interface PageAnswer {
  status: number;
  /** Its own content security policy among them. */
  headers: Headers;
  /** HTML in UTF-8. */
  body: Buffer;
}

/** What differs from the answer that the kind of the page's subject gives. */
type Differing = Partial<Pick<PageAnswer, 'status' | 'headers'> & { cacheRule: CacheRule }>;

/**
 * Names the rules by which the browser fetches next pages ahead: on pages that are the same for
 * everyone. From no other page is anything fetched that its visitor did not ask for.
 */
const NEXT_PAGES: Headers = { 'speculation-rules': `"${SPECULATION_RULES}"` };

/** Renders a page; it reads the catalogue as it is at this moment. */
export async function pageAnswer(
  source: PageSource,
  asked: AskedPage,
  { status = 200, cacheRule = cacheRuleOf(asked), headers = {} }: Differing = {},
): Promise<PageAnswer> {
  const { locale, subject } = asked;
  const own = source.security.ofPage(subject.page, source.site.info);
  return {
    status,
    headers: {
      ...own,
      ...htmlHeaders(locale),
      ...(cacheRule === 'cached' && !asked.isPreview && NEXT_PAGES),
      ...headers,
    },
    body: await renderPage(source, asked),
  };
}

/** Whether the page's answer may be cached. */
export function cacheRuleOf({ subject }: Pick<AskedPage, 'subject'>): CacheRule {
  return kindOf(subject).cacheRule(subject);
}

export function htmlHeaders(locale: Locale): Headers {
  return { 'content-type': 'text/html; charset=utf-8', 'content-language': locale };
}

/**
 * Sends an answer that is cached neither here nor in the browser. It is compressed as a whole: what
 * a client reads slowly holds no compressor, and HEAD tells what GET does.
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
