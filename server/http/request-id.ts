import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

export const REQUEST_ID = 'X-Request-Id';

/** What a proxy may call a request: nothing that could forge a line of the log or a header. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * Names every request: a part that is random per process and a count. Behind a trusted proxy its
 * own name for the request is taken, so that one name is found in both logs; never without one,
 * because anybody can send the header.
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

/** Tells the name to whoever asks, so that a visitor's complaint is found in the log. */
export function answerRequestId(): RequestHandler {
  return (_req, res, next) => {
    res.setHeader(REQUEST_ID, res.locals.requestId);
    next();
  };
}
