import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { NAME } from '../../support/nginx/nginx.ts';

export interface Answer {
  status: number;
  body: string;
  /** The first one that it sets, as a browser sends it back; undefined without one. */
  cookie?: string | undefined;
}

export interface Question {
  path: string;
  /** Of a form that is posted. */
  form?: Record<string, string>;
  cookie?: string;
}

/** A browser's way of asking: one question at a time. */
export interface Client {
  ask(question: Question): Promise<Answer>;
  close(): void;
}

/** Requests of a visitor, who sends at most some forms; then the next one comes. */
const MAX_PER_VISITOR = 40;
const FORM = 'application/x-www-form-urlencoded';

/** The certificate is the bench's own. Each visitor has an address, by which forms are counted. */
const connection = () => ({
  servername: NAME,
  rejectUnauthorized: false,
  localAddress: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** Visitors, one after the other. */
export function visitors(newVisitor: () => Client): Client {
  let visitor = newVisitor();
  let left = MAX_PER_VISITOR;
  return {
    ask: (question) => {
      if (left === 0) {
        visitor.close();
        visitor = newVisitor();
        left = MAX_PER_VISITOR;
      }
      left -= 1;
      return visitor.ask(question);
    },
    close: () => visitor.close(),
  };
}

/** Over HTTP/1.1, on one connection or on a new one for each request. */
export function http1Client(port: number, keepAlive: boolean): Client {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const place = { host: '127.0.0.1', port, agent, ...connection() };
  return {
    ask: async ({ path, form, cookie }) => {
      const body = form && new URLSearchParams(form).toString();
      const asked = request({
        ...place,
        path,
        method: form ? 'POST' : 'GET',
        headers: { host: NAME, ...(cookie && { cookie }), ...(body && formHeaders(body)) },
      });
      const [answer] = (await once(asked.end(body), 'response')) as [IncomingMessage];
      const [given] = answer.headers['set-cookie'] ?? [];
      const status = answer.statusCode ?? 0;
      return { status, body: await text(answer), cookie: given?.split(';')[0] };
    },
    close: () => agent.destroy(),
  };
}

/** Over HTTP/2, on one session; as browsers do, on a new one once the server says that it goes. */
export function http2Client(port: number): Client {
  const place = connection();
  let session: ClientHttp2Session | undefined;
  const open = () => {
    const opened = connect(`https://127.0.0.1:${port}`, place);
    // What a request gets of it is what counts.
    opened.on('error', () => {});
    opened.on('goaway', () => (session = undefined));
    return opened;
  };
  const ask = async ({ path, form }: Question): Promise<Answer> => {
    session ??= open();
    const body = form && new URLSearchParams(form).toString();
    const stream = session.request({
      [constants.HTTP2_HEADER_METHOD]: form ? 'POST' : 'GET',
      [constants.HTTP2_HEADER_PATH]: path,
      [constants.HTTP2_HEADER_AUTHORITY]: NAME,
      ...(body && formHeaders(body)),
    });
    const [headers] = (await once(stream.end(body), 'response')) as [{ ':status': number }];
    return { status: headers[':status'], body: await text(stream) };
  };
  return {
    // A refused stream was not looked at: browsers send it again.
    ask: (question) =>
      ask(question).catch((error: unknown) => {
        if (!String(error).includes('NGHTTP2_REFUSED_STREAM')) throw error;
        session = undefined;
        return ask(question);
      }),
    close: () => session?.close(),
  };
}

function formHeaders(body: string) {
  return {
    origin: `https://${NAME}`,
    'content-type': FORM,
    'content-length': Buffer.byteLength(body),
  };
}
