import type { Request, Response } from 'express';
import { outsideSlots } from '../../platform/concurrency/request-slot.ts';
import { REQUEST_ID } from '../../platform/http/request-id.ts';
import { requestLocale } from '../../platform/http/request-locale.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { type ErrorPageName, errorPageAnswer } from './error-page.ts';
import { captureSource, type PageSource } from './page-source.ts';

interface Sources {
  source: PageSource;
  cache: PageCache;
}

/**
 * Sends an error page that costs next to nothing however often it is asked for: it is rendered once
 * for a language and kept with the pages of the cache.
 */
export async function sendKeptErrorPage(
  req: Request,
  res: Response,
  { source: live, cache }: Sources,
  {
    name,
    status,
    headers = {},
  }: { name: ErrorPageName; status: number; headers?: Record<string, string> },
): Promise<void> {
  const source = captureSource(live);
  const locale = requestLocale(req, source.site.info.languages);
  const { encoding = 'identity' } = res.locals;
  const render = () => errorPageAnswer(source, name, { status, locale, path: `/${locale}` });
  // Who comes first renders it, also one who is refused because too many wait.
  const page = await outsideSlots(() => cache.page(`${name} ${locale}`, encoding, render));
  const body = page.variants[encoding]?.body ?? page.identity;
  const own = {
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Accept-Language',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    [REQUEST_ID]: res.locals.requestId,
    ...headers,
  };
  res.writeHead(status, [...page.head, ...Object.entries(own).flat()]);
  res.end(req.method === 'HEAD' ? undefined : body);
}
