import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { isSameOrigin } from '../../platform/http/same-origin.ts';
import type { Log } from '../../platform/log.ts';
import { addressKey } from '../../services/limits/address-key.ts';
import type { RateLimits } from '../../services/limits/rate-limits.ts';
import { CRASH_REPORT_LIMIT, SITE_CRASH_REPORT_LIMIT } from '../../services/limits/rate-rules.ts';

/** Bytes of a report; a message with its stack is some kilobytes. */
const MAX_BODY = 8 * 1024;
/** Characters of a logged path: what is longer is none of the site's. */
const MAX_PATH = 300;

const text = (length: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => plain(String(value)).slice(0, length))
    .catch('');

const report = z.object({ module: text(100), error: text(500), url: z.string().catch('') });

interface Options {
  limits: Pick<RateLimits, 'take'>;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  siteUrl: string | undefined;
}

/**
 * `POST /api/error/`: the report of a crashed module or island (spec section 7). Always answered
 * with 204: a broken page cannot use an error, and a foreign client learns nothing. Only a
 * well-formed report from a page of this site, within the limits, is logged; none is while nothing
 * can be counted.
 */
export function errorReport(options: Options): Router {
  const done: RequestHandler = (_req, res) => res.status(204).end();
  const failed: ErrorRequestHandler = (_error, _req, res, _next) => res.status(204).end();
  const ownPagesOnly: RequestHandler = (req, res, next) =>
    isSameOrigin(req, options.siteUrl) ? next() : done(req, res, next);
  const parse = express.json({ limit: MAX_BODY, inflate: false, strict: true });
  return Router().post('/api/error', ownPagesOnly, parse, writeReport(options), failed);
}

function writeReport({ limits, log, now }: Options): RequestHandler {
  return async (req, res) => {
    const parsed = report.safeParse(req.body);
    const { requestId } = res.locals;
    try {
      if (parsed.success && (await isWithinLimits(limits, req.ip, now()))) {
        logReport(log, requestId, parsed.data);
      }
    } catch (error) {
      log.error({ err: error, id: requestId }, 'crash reports cannot be counted');
    }
    res.status(204).end();
  };
}

async function isWithinLimits(
  limits: Options['limits'],
  address: string | undefined,
  now: number,
): Promise<boolean> {
  const ofVisitor = await limits.take(CRASH_REPORT_LIMIT, addressKey(address), now);
  return ofVisitor.isAllowed && (await limits.take(SITE_CRASH_REPORT_LIMIT, 'all', now)).isAllowed;
}

function logReport(log: Log, id: string, { module, error, url }: z.infer<typeof report>): void {
  if (module === '' && error === '') return;
  // Only the path: a query string may contain text that a visitor typed.
  const path = (URL.parse(url, 'http://page/')?.pathname ?? '').slice(0, MAX_PATH);
  log.warn({ id, module, error, path }, 'a module crashed in a browser');
}

/** One line without control and format characters, and URLs in it without their query string. */
function plain(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/gi, '$1');
}
