import type {
  IncomingMessage,
  RequestListener,
  Server,
  ServerOptions,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds: to send the head of a request, and all of it; forms are a few kilobytes. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 20_000;
const CHECK_INTERVAL = 5000;
/** Milliseconds without a byte either way, while an answer is read. */
const IDLE_TIMEOUT = 60_000;
/** Connections at once, and requests that one of them may send ahead of their answers. */
const MAX_CONNECTIONS = 2000;
const MAX_AHEAD = 16;
const MAX_LISTENERS = 20;

/** Options of a server that does not wait for ever for a request. */
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
 * Answers the requests of a connection one after the other: an answer that is not read holds one
 * open file, and what is still waiting when the connection ends is dropped. A connection that sends
 * too many ahead is ended.
 */
export function serveInTurn(server: Server, handler: RequestListener): void {
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
      // Of a response that never had the connection Node says nothing.
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
