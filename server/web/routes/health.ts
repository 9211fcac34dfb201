import { timingSafeEqual } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { REQUEST_ID } from '../../platform/http/request-id.ts';
import { type SecurityHeaders, setSecurityHeaders } from '../../platform/http/security-headers.ts';
import { isDirectLocalRequest } from '../../platform/http/this-machine.ts';

/** Why the server cannot serve pages now; empty if it can. */
export type Readiness = () => readonly string[];

/** Maximum number of reasons in an answer; the log has them all. */
const MAX_REASONS = 20;

interface HealthOptions {
  readiness: Readiness;
  /** What an operator should look into. */
  concerns: Readiness;
  /** Version of the agency's folder, where other machines have copies of it. */
  folderVersion?: (() => string) | undefined;
  security: SecurityHeaders;
  /** Undefined: no token opens them. */
  token: string | undefined;
}

/**
 * `/healthz`: the process answers. `/readyz`: 200 if it can serve, or 503 with the reasons. Faults
 * that do not stop the site are listed under `degraded`, with a 200; `folder` is the version of the
 * agency's folder on one of several machines. Both for any host, because
 * health checks do not send the site's.
 */
export function health(options: HealthOptions): Router {
  const { readiness, concerns, folderVersion, security, token } = options;
  const router = Router();
  router.use(['/healthz', '/readyz'], (req, _res, next) => {
    // Out of this router.
    next(isDirectLocalRequest(req) || hasToken(req, token) ? undefined : 'router');
  });
  router.use(['/healthz', '/readyz'], setSecurityHeaders(security));
  router.get('/healthz', (_req, res) => answer(res, 200, { status: 'ok' }));
  router.get('/readyz', (_req, res) => {
    const reasons = readiness();
    if (reasons.length > 0) return answer(res, 503, { status: 'not ready', reasons });
    const degraded = concerns().slice(0, MAX_REASONS);
    const folder = folderVersion?.();
    answer(res, 200, {
      status: 'ready',
      ...(folder !== undefined && { folder }),
      ...(degraded.length > 0 && { degraded }),
    });
  });
  return router;
}

function hasToken({ headers }: Request, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function answer(res: Response, status: number, body: object): void {
  res.locals.isRoutine = true;
  res.set({ 'Cache-Control': 'no-store', [REQUEST_ID]: res.locals.requestId });
  res.status(status).json(body);
}
