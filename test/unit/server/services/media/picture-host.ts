import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NetworkAccess } from '../../../../../server/services/media/fetch/network-access.ts';
import { type Listening, listening } from '../../../../support/listening.ts';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** A host of pictures on loopback: responds by path, and records the requests. */
export interface PictureHost extends Listening {
  /** Its name in `pictureHosts`; only `loopback` resolves it. */
  host: string;
  asked: string[];
  answers: Map<string, Answer>;
  url(path: string): string;
}

const NAME = 'pictures.example';

export async function pictureHost(answers: Record<string, Answer> = {}): Promise<PictureHost> {
  const asked: string[] = [];
  const byPath = new Map(Object.entries(answers));
  const server = await listening((req, res) => {
    asked.push(req.url ?? '');
    const answer = byPath.get(req.url ?? '');
    if (answer) answer(req, res);
    else res.writeHead(404).end();
  });
  const host = `${NAME}:${server.port}`;
  return { ...server, host, asked, answers: byPath, url: (path) => `http://${host}${path}` };
}

/** Host names that the tests resolve. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  [NAME]: ['127.0.0.1'],
  'private.example': ['10.0.0.7'],
  'mixed.example': ['127.0.0.1', '169.254.169.254'],
  'empty.example': [],
};

/** Allows connections to 127.0.0.1 by http, and to nothing else. */
export const loopback: NetworkAccess = {
  protocols: ['http:'],
  resolve: async (name) => {
    const found = ADDRESSES[name];
    if (!found) throw new Error(`ENOTFOUND ${name}`);
    return found;
  },
  mayConnect: (address) => address === '127.0.0.1',
};

/** Responds with a body of this type. */
export function body(content: Buffer | string, type = 'image/jpeg'): Answer {
  return (_req, res) => {
    res.writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(content) });
    res.end(content);
  };
}

export function redirect(location: string, status = 302): Answer {
  return (_req, res) => {
    res.writeHead(status, { Location: location }).end();
  };
}
