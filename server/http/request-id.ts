import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

/**
 * Names every request: a part that is random per process and a count. Never taken from the
 * request itself, which could forge log lines.
 */
export function requestId(): RequestHandler {
  const prefix = `${randomBytes(6).toString('base64url')}-`;
  let count = 0;
  return (_req, res, next) => {
    count += 1;
    res.locals.requestId = prefix + count.toString(36);
    next();
  };
}
