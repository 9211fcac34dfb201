import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { refuse } from '../../platform/http/refuse.ts';
import type { Log } from '../../platform/log.ts';
import type { RefreshRequests } from '../../services/crm/refresh-requests.ts';
import { addressKey } from '../../services/limits/address-key.ts';
import type { RateLimits, RateRule } from '../../services/limits/rate-limits.ts';
import { CRM_HOOK_LIMIT, WRONG_SECRET_LIMIT } from '../../services/limits/rate-rules.ts';
import { isSameSecret, isSigned } from './hook-signature.ts';

/** Where a CRM reports that something has changed. */
const CRM_HOOK = '/hooks/crm';

/** Bytes of a report: what it says is not read, but a signature covers it. */
const MAX_BODY = 256 * 1024;

interface Options {
  requests: Pick<RefreshRequests, 'add'>;
  limits: Pick<RateLimits, 'take'>;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  secret: string;
}

/**
 * `POST /hooks/crm`: all servers of the site refresh their catalogue at once. It is answered with
 * 200, as Whise wants it, before that, and with 401 without the secret (docs/operations.md, "When the CRM reports a
 * change").
 */
export function crmHook(options: Options): Router {
  const read = express.raw({ type: () => true, limit: MAX_BODY, inflate: false });
  return Router()
    .post(CRM_HOOK, read, takeReport(options))
    .all(CRM_HOOK, (_req, res) => {
      res.set('Allow', 'POST');
      refuse(res, 405, 'a report is sent by POST');
    });
}

function takeReport(options: Options): RequestHandler {
  const { requests, log, now } = options;
  return async (req, res) => {
    const isKnown = isAuthentic(req, options.secret, now());
    const [rule, key] = isKnown
      ? ([CRM_HOOK_LIMIT, 'all'] as const)
      : ([WRONG_SECRET_LIMIT, addressKey(req.ip)] as const);
    const wait = await secondsToWait(options, rule, key, res);
    if (wait > 0) {
      res.set('Retry-After', String(wait));
      return refuse(res, 429, 'too many reports');
    }
    if (!isKnown) {
      res.set('WWW-Authenticate', 'Bearer');
      return refuse(res, 401, 'the secret is missing or wrong');
    }
    try {
      await requests.add();
    } catch (error) {
      log.error({ err: error, id: res.locals.requestId }, 'a report of the CRM cannot be kept');
      return refuse(res, 503, 'try again later');
    }
    return refuse(res, 200, 'the homes are refreshed');
  };
}

/** By a header with the secret, a signature, or `token`, for senders that know an address alone. */
function isAuthentic(req: Request, secret: string, now: number): boolean {
  const bearer = req.headers.authorization;
  if (bearer !== undefined) return isSameSecret(bearer, `Bearer ${secret}`);
  const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
  if (isSigned(req.headers, body, { secret, now })) return true;
  const token = new URL(req.url, 'http://hook').searchParams.get('token');
  return token !== null && isSameSecret(token, secret);
}

/** 0 if it is allowed now; while nothing can be counted, everything is. */
async function secondsToWait(
  { limits, log, now }: Options,
  rule: RateRule,
  key: string,
  res: Response,
): Promise<number> {
  try {
    return (await limits.take(rule, key, now())).retryAfter;
  } catch (error) {
    log.error({ err: error, id: res.locals.requestId }, 'reports of the CRM cannot be counted');
    return 0;
  }
}
