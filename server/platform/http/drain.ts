import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds between two checks for idle connections. */
const POLL_INTERVAL = 100;
/** Checks before the first idle connection is closed: a request may be on its way. */
const IDLE_POLLS = 5;

export interface Drain {
  readonly isDraining: boolean;
  /**
   * Accepts no new connection, answers requests on the open ones with `Connection: close`, and
   * closes idle ones. Resolves when the last one is closed, or after `deadline` milliseconds: what
   * is still open then is destroyed, and counted.
   */
  drain(deadline: number): Promise<{ cut: number }>;
}

/**
 * Tracks a server's requests so that it can stop without dropping one. To be called before it
 * listens.
 */
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
    // The HTTP server's own close() would also close idle connections to which a request is on its
    // way.
    NetServer.prototype.close.call(server, () => resolve());
  });
  let polls = 0;
  const looking = setInterval(() => {
    polls += 1;
    if (polls >= IDLE_POLLS) server.closeIdleConnections();
  }, POLL_INTERVAL);
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
