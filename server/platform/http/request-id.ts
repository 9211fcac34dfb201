import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

export const REQUEST_ID = 'X-Request-Id';

/** Accepted ids of a proxy: nothing that could forge a log line or a header. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * Gives every request an id: a random part per process and a counter. Behind a trusted proxy the
 * proxy's id is used, so that both logs have the same; never without one, because anybody can send
 * the header.
 */
export function requestId(trustProxy: number): RequestHandler {
  const prefix = `${randomBytes(6).toString('base64url')}-`;
  let count = 0;
  return (req, res, next) => {
    const given = trustProxy > 0 ? req.headers['x-request-id'] : undefined;
    if (typeof given === 'string' && WELL_FORMED.test(given)) res.locals.requestId = given;
    else {
      count += 1;
      res.locals.requestId = prefix + count.toString(36);
    }
    next();
  };
}

/** Sends the id in a header, so that a request that a visitor reports can be found in the log. */
export function answerRequestId(): RequestHandler {
  return (_req, res, next) => {
    res.setHeader(REQUEST_ID, res.locals.requestId);
    next();
  };
}
