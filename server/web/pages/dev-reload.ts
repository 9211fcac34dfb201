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

/** The id of this process's run. */
const PROCESS_RUN = randomUUID();

/**
 * The page with the script that reloads it once another run answers than the one that rendered it:
 * a server that is replaced before the script connects would not be noticed by its first answer.
 */
export function withReloadScript(page: Buffer, run: string = PROCESS_RUN): Buffer {
  const script = `<script src="/dev/reload.js?run=${run}" async></script></body>`;
  return Buffer.from(page.toString('utf8').replace('</body>', script));
}

/**
 * Development only: `/dev/reload` sends the id of a run and stays open; `/dev/reload.js` reloads
 * its page when it connects to another run than the page's.
 */
export function devReload(run: string = PROCESS_RUN): Router {
  const router = Router();
  router.get('/dev/reload', (_req, res) => {
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    res.write(`retry: ${RETRY}\ndata: ${run}\n\n`);
  });
  router.get('/dev/reload.js', (_req, res) => {
    res.sendFile(SCRIPT, { headers: { 'Cache-Control': 'no-store' } });
  });
  return router;
}
