import type { Request, Response } from 'express';
import type { Log } from '../../platform/log.ts';
import { addressKey } from '../../services/limits/address-key.ts';
import type { RateLimits } from '../../services/limits/rate-limits.ts';
import { FORMS } from '../../services/limits/rate-rules.ts';

interface Options {
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Counts a form of the visitor's IP address. Returns the seconds after which the next is allowed if
 * there were too many, else undefined. If the counts cannot be reached a form is allowed, so that
 * no lead is lost.
 */
export async function limitForms(
  req: Request,
  res: Response,
  { limits, log, now }: Options,
): Promise<number | undefined> {
  try {
    const verdict = await limits.take(FORMS, addressKey(req.ip), now());
    return verdict.isAllowed ? undefined : verdict.retryAfter;
  } catch (error) {
    log.error({ err: error, id: res.locals.requestId }, 'the rate limits cannot be used');
    return undefined;
  }
}
