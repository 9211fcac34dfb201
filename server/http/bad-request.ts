import type { RequestHandler } from 'express';
import { refuse } from './refuse.ts';

/** Characters; longer than any address that the site builds. */
const MAX_PATH = 2048;
const MAX_URL = 8192;
/** C0 controls and DEL, percent-encoded: no address of the site holds one. */
const CONTROL = /%(?:[01][0-9a-f]|7f)/i;
const SINGLE = ['page', 'order'];

/**
 * Refuses with 400 what no link leads to: broken percent-encoding, NUL and other control
 * characters, addresses of absurd length, a list's own parameter given twice. Other repeated
 * parameters pass: a form may repeat a field, and advertisers repeat theirs.
 */
export function badRequestGuard(): RequestHandler {
  return (req, res, next) => {
    if (isWellFormed(req.url)) next();
    else refuse(res, 400, 'This address is not well-formed.');
  };
}

function isWellFormed(url: string): boolean {
  if (url.length > MAX_URL || url.charCodeAt(0) !== 47) return false;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.length > MAX_PATH) return false;
  if (path.includes('%') && !isDecodable(path)) return false;
  return mark < 0 || isSaneQuery(url.slice(mark + 1));
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

function isSaneQuery(query: string): boolean {
  if (/%00/.test(query)) return false;
  if (!query.includes('&')) return true;
  const parameters = new URLSearchParams(query);
  return SINGLE.every((name) => parameters.getAll(name).length < 2);
}
