import type { Request, Response } from 'express';
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
 * Counts a form of the visitor's address: the seconds after which the next is allowed if that are
 * too many, else undefined. When nothing can be counted a form passes: no lead is lost for a limit.
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
