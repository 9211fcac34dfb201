import type { RequestHandler, Response } from 'express';
import type { Log } from '../log.ts';

/**
 * Characters of a path that are logged: longer than the paths of the site, and a flood stays small.
 */
const PATH_LENGTH = 300;
/** The end of a URL's path, also when `?` or `#` is percent-encoded, once or more. */
const END_OF_PATH = /(?:[?#]|%(?:25)*(?:3f|23)).*$/is;
/**
 * The file name of an owner's document, which may hold a name or a street
 * (views/routing/owner-path.ts).
 */
const DOCUMENT = /(?<=\/documents\/).+$/s;
/** A telephone number in a path: no path of the site has 0 or + before so many digits. */
const PHONE = /(?<!\d)(?:\+|%(?:25)*2b|0)(?:(?:[ ._/()-]|%(?:25)*2[0-9a-f])*\d){7,14}/gi;

/**
 * One line per answered request: method, path without the query string, status, milliseconds, id.
 * Routine requests are logged at debug only, so that a cached page costs no line.
 */
export function accessLog(log: Log, now: () => number): RequestHandler {
  return (req, res, next) => {
    const start = now();
    res.once('close', () => {
      const level = levelOf(res);
      if (!log.isLevelEnabled(level)) return;
      const { method, originalUrl } = req;
      const path = pathOf(originalUrl);
      const cut = res.writableFinished ? {} : { aborted: true };
      const ms = Math.round(now() - start);
      log[level]({ id: res.locals.requestId, method, path, status: res.statusCode, ms, ...cut });
    });
    next();
  };
}

/**
 * A routine answer that fails, as that of a picture whose host is down, is not the site's error.
 */
function levelOf({ statusCode, locals }: Response): 'debug' | 'info' | 'warn' | 'error' {
  if (statusCode >= 500) return locals.isRoutine ? 'warn' : 'error';
  return locals.isRoutine ? 'debug' : 'info';
}

/** Anything but a path, such as a whole URL with a password, is not logged. */
function pathOf(url: string): string {
  if (!url.startsWith('/')) return '*';
  return url
    .replace(END_OF_PATH, '')
    .slice(0, PATH_LENGTH)
    .replace(DOCUMENT, '[file]')
    .replace(PHONE, '[phone]');
}
