import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './cached-page.ts';
import type { Encoding } from './content-encoding.ts';

/**
 * Sends a page, or 304 to a browser that has it. Nothing is computed here: this is the path that
 * nearly every request takes.
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  encoding: Encoding,
): void {
  const variant = page.variants[encoding];
  if (!variant) throw new Error(`the page was not encoded as ${encoding}`);
  if (isFresh(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, page.notModified as string[]);
    res.end();
    return;
  }
  res.writeHead(200, variant.head as string[]);
  res.end(req.method === 'HEAD' ? undefined : variant.body);
}

/** Whether If-None-Match names this weak tag; compared weakly, as RFC 9110 asks for GET. */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.slice(2);
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
