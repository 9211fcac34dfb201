import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { addressKey } from './address-key.ts';
import type { RateLimits } from './rate-limits.ts';
import { FORMS } from './rate-rules.ts';

interface Options {
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Counts a form of the visitor's address; sets `res.locals.retryAfter`, in seconds, if that are too
 * many. When nothing can be counted a form passes: no lead is lost for a limit.
 */
export function limitForms({ limits, log, now }: Options): RequestHandler {
  return async (req, res, next) => {
    try {
      const verdict = await limits.take(FORMS, addressKey(req.ip), now());
      if (!verdict.isAllowed) res.locals.retryAfter = verdict.retryAfter;
    } catch (error) {
      log.error({ err: error, id: res.locals.requestId }, 'the rate limits cannot be used');
    }
    next();
  };
}
