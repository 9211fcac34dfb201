import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What it does with connections, those that are open included. */
export type ProxyState =
  /** Passes on what both sides send. */
  | 'passes'
  /** Accepts, and passes on nothing: a network that swallows packets. */
  | 'is silent'
  /** Answers each new one with this code of PostgreSQL, and cuts the others. */
  | { refuses: string };

/** Stands between a site and its PostgreSQL. */
export class DatabaseProxy {
  readonly #server: Server;
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  #state: ProxyState = 'passes';

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
    server.on('connection', (socket) => this.#accept(socket));
  }

  /** @param url of the database. */
  static async start(url: string): Promise<DatabaseProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DatabaseProxy(server, Number(new URL(url).port));
  }

  /** The same URL through this proxy. */
  through(url: string): string {
    const parsed = new URL(url);
    parsed.port = String((this.#server.address() as AddressInfo).port);
    return parsed.href;
  }

  set(state: ProxyState): void {
    const wasSilent = this.#state === 'is silent';
    this.#state = state;
    // What was swallowed is lost: a connection that lacks it is of no use.
    if (wasSilent || typeof state === 'object') this.#cut();
  }

  async stop(): Promise<void> {
    this.#cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #accept(client: Socket): void {
    this.#add(client);
    const state = this.#state;
    if (typeof state === 'object') {
      client.once('data', () => client.end(refusal(state.refuses)));
      return;
    }
    const server = connect(this.#port, '127.0.0.1');
    this.#add(server);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('data', (data) => {
        if (this.#state === 'passes') to.write(data);
      });
      from.on('close', () => to.destroy());
    }
  }

  #add(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    // A connection that was cut.
    socket.on('error', () => {});
  }
}

/**
 * PostgreSQL's answer to a connection that it does not take.
 * https://www.postgresql.org/docs/18/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-ERRORRESPONSE
 */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused by a test\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
