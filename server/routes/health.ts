import { type Response, Router } from 'express';

/** Why the server cannot serve pages right now; empty when it can. */
export type Readiness = () => readonly string[];

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, or 503 with the reasons. Both for any
 * host, because whoever asks does not know the site's name.
 */
export function health(readiness: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => answer(res, 200, { status: 'ok' }));
  router.get('/readyz', (_req, res) => {
    const reasons = readiness();
    if (reasons.length === 0) answer(res, 200, { status: 'ready' });
    else answer(res, 503, { status: 'not ready', reasons });
  });
  return router;
}

function answer(res: Response, status: number, body: object): void {
  res.locals.quiet = true;
  res.status(status).set('Cache-Control', 'no-store').json(body);
}
