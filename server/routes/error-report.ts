import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import { z } from 'zod';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Log } from '../log.ts';

const MINUTE = 60_000;
const MAX_BODY = 8 * 1024;
/** Reports logged per minute: of one visitor, and in total. */
const PER_VISITOR = 10;
const PER_SITE = 120;

const text = (length: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => plain(String(value)).slice(0, length))
    .catch('');

const report = z.object({ module: text(100), error: text(500), url: z.string().catch('') });

/**
 * `POST /api/error/`: the report of a crashed module or island (spec section 7). Always answered
 * with 204: a broken page cannot use an error, and a foreign client learns nothing. Only a
 * well-formed report from a page of this site, within the limits, is logged.
 */
export function errorReport(log: Log, siteUrl: string | undefined): Router {
  const done: RequestHandler = (_req, res) => res.status(204).end();
  const failed: ErrorRequestHandler = (_error, _req, res, _next) => res.status(204).end();
  const limit = (max: number, key?: string) =>
    rateLimit({
      windowMs: MINUTE,
      limit: max,
      handler: done,
      standardHeaders: false,
      legacyHeaders: false,
      // Any client may send X-Forwarded-For; without trusted proxies it is ignored, not a mistake.
      validate: { xForwardedForHeader: false },
      ...(key !== undefined && { keyGenerator: () => key }),
    });
  const parse = express.json({ limit: MAX_BODY, inflate: false, strict: true });
  const write: RequestHandler = (req, res) => {
    const parsed = report.safeParse(req.body);
    if (parsed.success) logReport(log, res.locals.requestId, parsed.data);
    res.status(204).end();
  };
  const ownPagesOnly: RequestHandler = (req, res, next) =>
    isSameOrigin(req, siteUrl) ? next() : done(req, res, next);
  const router = Router();
  const limits = [limit(PER_VISITOR), limit(PER_SITE, 'all')];
  router.post('/api/error', ownPagesOnly, ...limits, parse, write, failed);
  return router;
}

function logReport(log: Log, id: string, { module, error, url }: z.infer<typeof report>): void {
  if (module === '' && error === '') return;
  // Only the path: a query string may contain what a visitor typed.
  const path = (URL.parse(url, 'http://page/')?.pathname ?? '').slice(0, 300);
  log.warn({ id, module, error, path }, 'a module crashed in a browser');
}

/** One line without control and format characters, and URLs in it without their query string. */
function plain(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/gi, '$1');
}
