import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds between two looks for connections on which nothing happens any more. */
const LOOK = 100;
/** Looks before the first idle connection is closed: a request may be on its way on it. */
const PATIENCE = 5;

export interface Drain {
  readonly isDraining: boolean;
  /**
   * Takes no new connection, answers what is asked on the open ones, tells each to close, and
   * closes those that stay silent. Resolves when the last one is gone, at most after `deadline`
   * milliseconds: what is still open then is cut, and counted.
   */
  drain(deadline: number): Promise<{ cut: number }>;
}

/** Watches a server's requests so that it can stop without dropping one. Call before it listens. */
export function createDrain(server: Server): Drain {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_req, res: ServerResponse) => {
    if (isDraining) askToClose(res);
    open.add(res);
    res.once('close', () => open.delete(res));
  });
  return {
    get isDraining() {
      return isDraining;
    },
    async drain(deadline) {
      isDraining = true;
      for (const res of open) askToClose(res);
      return untilClosed(server, deadline, open);
    },
  };
}

function askToClose(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

async function untilClosed(server: Server, deadline: number, open: ReadonlySet<unknown>) {
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close() would at once cut idle connections that a request is on.
    NetServer.prototype.close.call(server, () => resolve());
  });
  let looks = 0;
  const looking = setInterval(() => {
    looks += 1;
    if (looks >= PATIENCE) server.closeIdleConnections();
  }, LOOK);
  let cut = 0;
  const cutting = setTimeout(() => {
    cut = open.size;
    server.closeAllConnections();
  }, deadline);
  await closed;
  clearInterval(looking);
  clearTimeout(cutting);
  return { cut };
}
