import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The site that is attacked: our own, on loopback. */
export interface Target {
  origin: string;
  port: number;
  /** URL path of a list. */
  list: string;
}

/** How many requests of an attack are under way at a time. */
const AT_ONCE = 20;

type Attack = (target: Target) => Promise<unknown>;

/** What gave way once, each bounded in count and time. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'sitemaps for twenty at once': async ({ origin }) => {
    const paths = await sitemapPaths(origin);
    await inParallel(60, (at) => get(`${origin}${paths[at % paths.length]}`));
  },
  'whole lists that are not kept': ({ origin, list }) =>
    inParallel(300, (at) => get(`${origin}/flight/list/${at % 2 === 0 ? 10 : 99}${list}?x=${at}`)),
  'lists that are not kept': ({ origin, list }) =>
    inParallel(400, (at) => get(`${origin}${list}?x=${at}`)),
  'pages that are not there, in brotli': ({ origin }) =>
    inParallel(2500, (at) => get(`${origin}/nl/nowhere-${at}`, { 'accept-encoding': 'br' })),
  'pipelined files that nobody reads': ({ port }) => unreadFiles(port),
  'slow bodies': ({ port }) => slowBodies(port),
};

/** URL paths of the sitemap's parts. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...index.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname);
  if (paths.length === 0) throw new Error('the sitemap names no parts');
  return paths;
}

async function inParallel(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => at).values();
  const worker = async () => {
    for (const at of numbers) await work(at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The status of an answer, which is read to its end; 0 if there is none. */
export async function get(url: string, headers: Record<string, string> = {}): Promise<number> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(60_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // An attacker's request that is cut off is what is tried here.
    return 0;
  }
}

const SOCKETS = 240;
const AHEAD = 10;

/** Connections that ask for a large file many times, read nothing, and are cut. */
async function unreadFiles(port: number): Promise<void> {
  const file = 'GET /third-party-notices.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const sockets = await openSockets(port, SOCKETS);
  for (const socket of sockets) socket.pause().write(file.repeat(AHEAD));
  await pause(3000);
  for (const socket of sockets) socket.destroy();
  await pause(1000);
}

/** Forms of which a byte comes now and then. */
async function slowBodies(port: number): Promise<void> {
  const head =
    'POST /nl/contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
    'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n';
  const sockets = await openSockets(port, 500);
  for (const socket of sockets) socket.write(head);
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  await pause(30_000);
  clearInterval(dripping);
  const open = sockets.filter((socket) => !socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  if (open > 0) throw new Error(`${open} slow bodies are still open after 30 s`);
}

async function openSockets(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  await Promise.all(
    sockets.map(async (socket) => {
      // The server cuts them: that is no failure of the bench.
      socket.on('error', () => undefined);
      await once(socket, 'connect');
    }),
  );
  return sockets;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
