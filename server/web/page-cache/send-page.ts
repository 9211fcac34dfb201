import type { Request, Response } from 'express';
import fresh from 'fresh';
import { REQUEST_ID } from '../../platform/http/request-id.ts';
import type { CachedPage } from './cached-page.ts';
import type { Encoding } from '../../platform/http/content-encoding.ts';

/**
 * Sends a page, or 304 to a browser that has it. Only the request id is added: nearly every request
 * takes this path.
 */
export function sendPage(
  req: Pick<Request, 'headers' | 'method'>,
  res: Response,
  page: CachedPage,
  encoding: Encoding,
): void {
  const variant = page.variants[encoding];
  if (!variant) throw new Error(`the page was not encoded as ${encoding}`);
  // Passed here and not set before: Node would merge headers that are set with these one by one.
  const own = [REQUEST_ID, res.locals.requestId];
  if (fresh(req.headers, { etag: page.etag })) {
    // The policy of other responses was set before, and would replace that of the page.
    res.removeHeader('Content-Security-Policy');
    res.writeHead(304, [...page.notModified, ...own]);
    res.end();
    return;
  }
  res.writeHead(200, [...variant.head, ...own]);
  res.end(req.method === 'HEAD' ? undefined : variant.body);
}
