import type { RequestHandler } from 'express';
import { refuse } from './refuse.ts';

/** Characters; longer than any URL that the site builds. */
const MAX_PATH = 2048;
/** C0 controls and DEL, percent-encoded: no URL of the site contains one. */
const CONTROL = /%(?:[01][0-9a-f]|7f)/i;
/** U+FFFD, by which HTML replaces a NUL. */
const REPLACEMENT = '%EF%BF%BD';

/**
 * Refuses malformed requests: broken percent-encoding, NUL and other control characters in a path,
 * paths that are too long. GET and HEAD get a page, because a visitor may have followed a link that
 * was cut or mistyped; a query string is never refused for its content, nor for its length: Node reads 16 KB of a head.
 * @param page answers GET and HEAD.
 */
export function badRequestGuard(page: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (isWellFormed(req.url)) {
      req.url = withoutNul(req.url);
      next();
    } else if (req.method === 'GET' || req.method === 'HEAD') page(req, res, next);
    else refuse(res, 400, 'This address is not well-formed.');
  };
}

function isWellFormed(url: string): boolean {
  if (url.charCodeAt(0) !== 47) return false;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.length > MAX_PATH) return false;
  return !path.includes('%') || isDecodable(path);
}

function isDecodable(path: string): boolean {
  if (CONTROL.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A well-formed path contains none, so it can only be in the query string. */
function withoutNul(url: string): string {
  return url.includes('%00') ? url.replaceAll('%00', REPLACEMENT) : url;
}
