import { Agent, request as plainRequest } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

/** A client with an IP address of its own: of loopback, or as a trusted proxy would name it. */
export interface Client {
  get(path: string): Promise<Answered>;
  post(path: string, body: string): Promise<Answered>;
}

export interface Answered {
  status: number;
  /** Milliseconds to the end of the answer. */
  took: number;
}

/** Where a client asks: on loopback, the site itself, or nginx in front of it, by https. */
export interface Door {
  port: number;
  host: string;
  isTls: boolean;
}

/** @param address of loopback, from which the client connects: Linux has all of 127.0.0.0/8. */
export function clientAt({ port, host, isTls }: Door, address: string): Client {
  const kept = { keepAlive: true, maxSockets: 150 };
  // nginx has a certificate that it gave itself.
  const tls = { rejectUnauthorized: false, servername: host };
  const agent = isTls ? new TlsAgent({ ...kept, ...tls }) : new Agent(kept);
  const request = isTls ? tlsRequest : plainRequest;
  const send = async (method: string, path: string, body?: string): Promise<Answered> => {
    const begun = performance.now();
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const headers = { host, accept: 'text/html', ...(body !== undefined && form) };
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const options = {
      host: '127.0.0.1',
      port,
      localAddress: address,
      method,
      path,
      headers,
      agent,
    };
    request(options, (answer) => {
      text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
    })
      .on('error', reject)
      .end(body);
    const status = await promise;
    return { status, took: performance.now() - begun };
  };
  return { get: (path) => send('GET', path), post: (path, body) => send('POST', path, body) };
}
