import { type Response, Router } from 'express';
import { REQUEST_ID } from '../http/request-id.ts';

/** Why the server cannot serve pages right now; empty when it can. */
export type Readiness = () => readonly string[];

/** Reasons that one answer lists; the log has them all. */
const MOST = 20;

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, or 503 with the reasons. What should be
 * looked into while the last good state is served does not make it unready: that is told under
 * `degraded`, beside the 200. Both for any host, because whoever asks does not know the site's name.
 */
export function health(readiness: Readiness, concerns: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => answer(res, 200, { status: 'ok' }));
  router.get('/readyz', (_req, res) => {
    const reasons = readiness();
    if (reasons.length > 0) return answer(res, 503, { status: 'not ready', reasons });
    const degraded = concerns().slice(0, MOST);
    answer(res, 200, { status: 'ready', ...(degraded.length > 0 && { degraded }) });
  });
  return router;
}

function answer(res: Response, status: number, body: object): void {
  res.locals.quiet = true;
  res.set({ 'Cache-Control': 'no-store', [REQUEST_ID]: res.locals.requestId });
  res.status(status).json(body);
}
