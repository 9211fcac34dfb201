import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';

const PATH_LENGTH = 300;

/**
 * One line per answered request: method, path without the query, status, milliseconds, id.
 * What is marked quiet is logged at debug only, so that a kept page costs no line.
 */
export function accessLog(log: Log, now: () => number): RequestHandler {
  return (req, res, next) => {
    const start = now();
    res.once('close', () => {
      const level = res.statusCode >= 500 ? 'error' : res.locals.quiet ? 'debug' : 'info';
      if (!log.isLevelEnabled(level)) return;
      const { method, originalUrl } = req;
      const path = originalUrl.replace(/[?#].*$/s, '').slice(0, PATH_LENGTH);
      const cut = res.writableFinished ? {} : { aborted: true };
      const ms = Math.round(now() - start);
      log[level]({ id: res.locals.requestId, method, path, status: res.statusCode, ms, ...cut });
    });
    next();
  };
}
