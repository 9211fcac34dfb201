import { connect } from 'node:net';
import { randomNumbers } from '../many-homes.ts';
import type { Figure } from '../figures.ts';

const REQUESTS = 30_000;
const CONNECTIONS = 16;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'FOO'];
const NAMES =
  'nl fr en de te-koop flight list api media assets tiles contact login history bedankt';
const OTHERS = 'sitemap.xml suggest places files .. %2e%2e %00 %ff %F0%9F%8F%A0 1 -1 99';
const PIECES = [...NAMES.split(' '), ...OTHERS.split(' '), '\ud83d', 'a'.repeat(300)];
const QUERIES = [
  '',
  '?',
  '?page=99999',
  '?page=-1',
  '?q=%',
  '?region=%E0%A4%A',
  '?x=<script>',
  '?a&a&a',
];
const HEADERS = [
  'Accept-Encoding: br',
  'Accept-Encoding: gzip;q=9, *;q=0',
  'Accept-Language: xx;q=2,,nl',
  'Cookie: session=%; popup=closed; a',
  'Range: bytes=5-1',
  'If-None-Match: "x", *',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: application/json',
  'Sec-Fetch-Site: same-origin',
  'Transfer-Encoding: chunked',
  'Content-Length: 5',
  'Expect: 100-continue',
  `X-Long: ${'y'.repeat(5000)}`,
];

/** Milliseconds after which a request is given up. */
const SOCKET_TIMEOUT = 5000;
/** Of a request whose announced body never comes: nothing needs to answer it. */
const ANNOUNCED = /^(?:Transfer-Encoding|Content-Length|Expect):/m;

/** Requests of any method and shape, on sockets of their own: no 5xx, none that takes long. */
export async function fuzzFigures(port: number): Promise<Figure[]> {
  const random = randomNumbers(7);
  const statuses = new Map<number, number>();
  let slowest = 0;
  let silent = 0;
  let left = REQUESTS;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const text = requestText(random);
      const begun = performance.now();
      const status = await send(port, text);
      if (!ANNOUNCED.test(text)) {
        slowest = Math.max(slowest, performance.now() - begun);
        if (status === 0) silent += 1;
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) console.error(status, JSON.stringify(text.slice(0, 300)));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const failed = [...statuses].filter(([status]) => status >= 500);
  return [
    {
      name: `${REQUESTS} fuzzed requests: answers of 5xx`,
      value: failed.reduce((sum, [, count]) => sum + count, 0),
      unit: '',
      most: 0,
      note: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
    },
    { name: 'fuzzed requests: no answer at all', value: silent, unit: '', most: 0 },
    { name: 'fuzzed requests: the slowest', value: slowest, unit: 'ms', most: 2000 },
  ];
}

function requestText(random: () => number): string {
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const path = Array.from({ length: 1 + Math.floor(random() * 4) }, () => one(PIECES)).join('/');
  const headers = Array.from({ length: Math.floor(random() * 4) }, () => one(HEADERS));
  const host = random() < 0.9 ? 'localhost' : one(['evil.example', '', '127.0.0.1:1']);
  const body = random() < 0.3 ? 'a=b&c' : '';
  const lines = [`${one(METHODS)} /${path}${one(QUERIES)} HTTP/1.1`, `Host: ${host}`, ...headers];
  return `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`;
}

/** The status of the answer; 0 when the connection ends without one. */
function send(port: number, text: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const timeout = ANNOUNCED.test(text) ? 1000 : SOCKET_TIMEOUT;
    socket.setTimeout(timeout, () => socket.destroy());
    socket.on('data', (chunk) => {
      if (answer.length < 100) answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    socket.write(Buffer.from(text, 'latin1'));
  });
}
