import { type Response, Router } from 'express';
import { REQUEST_ID } from '../http/request-id.ts';
import { type SecurityHeaders, setSecurityHeaders } from '../http/security-headers.ts';

/** Why the server cannot serve pages now; empty when it can. */
export type Readiness = () => readonly string[];

/** Maximum number of reasons in an answer; the log has them all. */
const MAX_REASONS = 20;

/**
 * `/healthz`: the process answers. `/readyz`: 200 if it can serve, or 503 with the reasons. What an
 * operator should look into while the last good state is served is listed under `degraded`, with a
 * 200. Both for any host, because health checks do not send the site's.
 */
export function health(
  readiness: Readiness,
  concerns: Readiness,
  security: SecurityHeaders,
): Router {
  const router = Router();
  router.use(['/healthz', '/readyz'], setSecurityHeaders(security));
  router.get('/healthz', (_req, res) => answer(res, 200, { status: 'ok' }));
  router.get('/readyz', (_req, res) => {
    const reasons = readiness();
    if (reasons.length > 0) return answer(res, 503, { status: 'not ready', reasons });
    const degraded = concerns().slice(0, MAX_REASONS);
    answer(res, 200, { status: 'ready', ...(degraded.length > 0 && { degraded }) });
  });
  return router;
}

function answer(res: Response, status: number, body: object): void {
  res.locals.isRoutine = true;
  res.set({ 'Cache-Control': 'no-store', [REQUEST_ID]: res.locals.requestId });
  res.status(status).json(body);
}
