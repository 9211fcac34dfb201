import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Router } from 'express';
import { ROOT } from '../../platform/root.ts';

const SCRIPT = path.join(ROOT, 'public/dev-reload.js');
/**
 * Milliseconds after which a disconnected browser reconnects: soon, as a rebuild restarts the
 * server.
 */
const RETRY = 300;

/** The page with the script that reloads it. */
export function reloading(page: Buffer): Buffer {
  const script = '<script src="/dev/reload.js" async></script></body>';
  return Buffer.from(page.toString('utf8').replace('</body>', script));
}

/**
 * Development only: `/dev/reload` sends the id of the server's run and stays open; `/dev/reload.js`
 * reloads its page when it reconnects to another run.
 */
export function devReload(): Router {
  const bootId = randomUUID();
  const router = Router();
  router.get('/dev/reload', (_req, res) => {
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    res.write(`retry: ${RETRY}\ndata: ${bootId}\n\n`);
  });
  router.get('/dev/reload.js', (_req, res) => {
    res.sendFile(SCRIPT, { headers: { 'Cache-Control': 'no-store' } });
  });
  return router;
}
