import type {
  IncomingMessage,
  RequestListener,
  Server,
  ServerOptions,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds to send the head of a request: it is a few hundred bytes. */
const HEADERS_TIMEOUT = 10_000;
/** Milliseconds to send all of a request: forms are a few kilobytes. */
const REQUEST_TIMEOUT = 20_000;
/** Milliseconds between two checks for requests that are late: short beside their timeouts. */
const CHECK_INTERVAL = 5000;
/** Milliseconds without a byte in either direction, also while an answer is read. */
const IDLE_TIMEOUT = 60_000;
/** Connections at once: each takes memory and a file descriptor. */
const MAX_CONNECTIONS = 2000;
/** Requests that a connection may send ahead of their answers: browsers send none. */
const MAX_AHEAD = 16;
/** Listeners of a connection before Node warns of a leak: pipelined requests add theirs. */
const MAX_LISTENERS = 20;

/** Options of a server with bounded timeouts. */
export const BOUNDED_SERVER: ServerOptions = {
  headersTimeout: HEADERS_TIMEOUT,
  requestTimeout: REQUEST_TIMEOUT,
  connectionsCheckingInterval: CHECK_INTERVAL,
};

interface Waiting {
  req: IncomingMessage;
  res: ServerResponse;
}

/**
 * Handles the pipelined requests of a connection one after the other, so that an unread response
 * holds one open file only; queued requests are dropped when the connection ends. A connection with
 * too many pipelined requests is ended.
 */
export function servePipelinedInOrder(server: Server, handler: RequestListener): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_TIMEOUT);
  const queues = new WeakMap<Socket, Waiting[]>();
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const { socket } = req;
    const queue = queues.get(socket) ?? newQueue(socket);
    // The access log, the drain, the compression and others each wait for its end.
    res.setMaxListeners(MAX_LISTENERS);
    queue.push({ req, res });
    if (queue.length === 1) answerFirst(queue);
    else if (queue.length > MAX_AHEAD) socket.destroy();
  });

  function newQueue(socket: Socket): Waiting[] {
    const queue: Waiting[] = [];
    queues.set(socket, queue);
    socket.once('close', () => {
      const [, ...dropped] = queue.splice(0);
      // Node emits no event for a response that never had the connection.
      for (const { res } of dropped) res.emit('close');
    });
    return queue;
  }

  function answerFirst(queue: Waiting[]): void {
    const [first] = queue;
    if (!first) return;
    first.res.once('close', () => {
      if (first.req.socket.destroyed) return;
      queue.shift();
      answerFirst(queue);
    });
    handler(first.req, first.res);
  }
}
