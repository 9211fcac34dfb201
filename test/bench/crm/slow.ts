import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCALES } from '../../../views/domain/locale.ts';
import { ANNE, LIEVE, MARLENE } from '../../support/owner-site.ts';
import { sharedDataDir } from '../faults/shared-data.ts';
import { type Figure, median, milliseconds } from '../figures.ts';
import { crmEnv, startEmulators } from './emulators.ts';

/** Milliseconds that the CRM takes for each call, and the owner whose page is shown then. */
const LATENCIES = [
  { latency: 200, owner: LIEVE, home: 70433 },
  { latency: 1000, owner: ANNE, home: 71019 },
] as const;
/** How many times the CRM's latency a page may take. */
const TIMES = 4;
/** Requests at once of one owner, and how many times longer another's sign-in may take meanwhile. */
const AT_ONCE = 30;
const SIGN_IN_TIMES = 2;
const TURNS = 5;
/** Milliseconds between two refreshes: none while something is measured. */
const NO_REFRESH = 3_600_000;
const HISTORY = { nl: 'historiek', fr: 'historique', en: 'history', de: 'verlauf' };

/** Pages of owners in front of a CRM that takes its time for every call. */
export async function slowFigures(): Promise<Figure[]> {
  const emulators = startEmulators();
  const line = await slowLine(await emulators.start('demo'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: sharedDataDir(),
    BENCH_REFRESH: String(NO_REFRESH),
    ...crmEnv(line.url),
  };
  const child = fork(new URL('./site-process.ts', import.meta.url), { env });
  try {
    const [port] = (await once(child, 'message')) as [number];
    const origin = `http://127.0.0.1:${port}`;
    // Once without the wait, so that the code is compiled.
    const cookie = await cookieFor(origin, MARLENE);
    await pageOf(origin, cookie, '/de/login/verlauf/71077');
    await pageOf(origin, cookie, '/fr/login/historique/71077');
    const figures: Figure[] = [];
    for (const { latency, owner, home } of LATENCIES) {
      figures.push(...(await pageFigures(origin, line, { latency, owner, home })));
    }
    return [...figures, ...(await crowdFigures(origin, line))];
  } finally {
    emulators.stop();
    child.kill('SIGKILL');
    line.close();
  }
}

interface Line {
  url: string;
  /** Milliseconds before each call is passed on. */
  latency: number;
  calls: number;
  close: () => void;
}

/** Passes calls on to a CRM, each after a while. */
async function slowLine(crm: string): Promise<Line> {
  const to = new URL(crm);
  const server = createServer((req, res) => {
    line.calls += 1;
    setTimeout(() => {
      const passed = request({ host: to.hostname, port: to.port, path: req.url }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      passed.on('error', () => res.destroy());
      passed.end();
    }, line.latency);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const line: Line = {
    url: `http://127.0.0.1:${port}${to.pathname.replace(/\/$/, '')}`,
    latency: 0,
    calls: 0,
    close: () => void server.close(),
  };
  return line;
}

/** The page in each language, so that none is remembered. */
async function pageFigures(
  origin: string,
  line: Line,
  { latency, owner, home }: { latency: number; owner: typeof LIEVE; home: number },
): Promise<Figure[]> {
  const cookie = await cookieFor(origin, owner);
  Object.assign(line, { latency, calls: 0 });
  const took: number[] = [];
  for (const locale of LOCALES) {
    const path = `/${locale}/login/${HISTORY[locale]}/${home}`;
    took.push(await milliseconds(() => pageOf(origin, cookie, path)));
  }
  const name = `CRM of ${latency} ms`;
  line.latency = 0;
  return [
    {
      name: `${name}: an owner's page, of its latency`,
      value: Math.max(...took) / latency,
      unit: '',
      most: TIMES,
      note: took.map((one) => `${one.toFixed(0)} ms`).join(', '),
    },
    { name: `${name}: calls of a page`, value: line.calls / took.length, unit: '' },
  ];
}

/** Another owner's sign-in while one asks for many pages at once. */
async function crowdFigures(origin: string, line: Line): Promise<Figure[]> {
  const cookie = await cookieFor(origin, MARLENE);
  line.latency = 200;
  const alone: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    alone.push(await milliseconds(() => cookieFor(origin, LIEVE)));
  }
  line.calls = 0;
  const pages = Array.from({ length: AT_ONCE }, () =>
    pageOf(origin, cookie, '/nl/login/historiek/71077'),
  );
  const meanwhile = await milliseconds(() => cookieFor(origin, LIEVE));
  const answers = await Promise.allSettled(pages);
  const failed = answers.filter(({ status }) => status === 'rejected').length;
  return [
    { name: `${AT_ONCE} pages of one owner at once: not shown`, value: failed, unit: '', most: 0 },
    {
      name: `${AT_ONCE} pages of one owner at once: another's sign-in, of usual`,
      value: meanwhile / median(alone),
      unit: '',
      most: SIGN_IN_TIMES,
      note: `${meanwhile.toFixed(0)} ms; usually ${median(alone).toFixed(0)} ms; ${line.calls} calls`,
    },
  ];
}

async function pageOf(origin: string, cookie: string, path: string): Promise<void> {
  const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
}

async function cookieFor(origin: string, { email, password }: typeof LIEVE): Promise<string> {
  const answer = await fetch(`${origin}/nl/login`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });
  const [cookie] = answer.headers.getSetCookie();
  if (answer.status !== 303 || !cookie) throw new Error(`no sign-in: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}
