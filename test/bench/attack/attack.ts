import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoPaths } from '../demo-paths.ts';
import { type Figure, print } from '../figures.ts';
import { HEAP_OF_UNIT } from '../memory/probed-server.ts';
import { startServer } from '../server-process.ts';
import { ATTACKS, get, pause, type Target } from './attacks.ts';
import { burstFigures } from './bursts.ts';
import { fuzzFigures } from './fuzz.ts';
import { largeAgency, temporaryFolder } from './large-agency.ts';
import { visitDuring } from './other-visitor.ts';
import { signInFigures } from './sign-ins.ts';

// npm run bench:attack: what another visitor meets, and what memory and files are taken, while a site of
// 8,000 homes is attacked. The server is our own, on loopback; each attack is bounded in count and time.

const MAIN = new URL('../../../dist/server/main.cjs', import.meta.url).pathname;
const HOMES = 8000;
const ADDRESSES = 100_000;
/** Megabytes of the server and its processes together; milliseconds for another visitor's page. */
const MEMORY = 1000;
const P95 = 300;
/** Milliseconds between two looks at memory: Linux counts all its pages at each. */
const SAMPLE_INTERVAL = 500;
/** Open files beyond those before an attack, as kept connections and caches hold some. */
const MORE_FILES = 20;

const { values: given } = parseArgs({ options: { bursts: { type: 'boolean' } } });
const SITE_DIR = await largeAgency(HOMES);
const paths = await demoPaths();
const { list } = paths;
show(await burstFigures(MAIN, SITE_DIR, paths));
if (given.bursts) process.exit();
// With the heap of the documented unit.
const env = { SITE_DIR, DATA_DIR: temporaryFolder(), NODE_OPTIONS: HEAP_OF_UNIT };
const server = await startServer(MAIN, list, env);
const target: Target = { origin: server.origin, port: Number(new URL(server.origin).port), list };
const pages = [list, '/nl', '/nl/contact'];
try {
  let most = memory();
  const watching = setInterval(() => (most = Math.max(most, memory())), SAMPLE_INTERVAL);
  const quiet = await visitDuring(server.origin, pages, () => pause(5000));
  show([{ name: 'nobody attacks: p95 of a visitor', value: quiet.p95, unit: 'ms' }]);
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const files = openFiles();
    const met = await visitDuring(server.origin, pages, () => attack(target));
    await pause(6000);
    show([
      {
        name: `${name}: p95 of a visitor`,
        value: met.p95,
        unit: 'ms',
        most: P95,
        note: `${met.pages} pages`,
      },
      { name: `${name}: the visitor's pages that failed`, value: met.failed, unit: '', most: 0 },
      {
        name: `${name}: files left open`,
        value: Math.max(0, openFiles() - files),
        unit: '',
        most: MORE_FILES,
      },
      { name: `${name}: memory afterwards`, value: memory(), unit: 'MB' },
    ]);
  }
  show(await fuzzFigures(target.port));
  for (let at = 0; at < ADDRESSES; at += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, more) => get(`${server.origin}/x/${at + more}`)),
    );
  }
  clearInterval(watching);
  show([
    { name: `after ${ADDRESSES} addresses: memory`, value: memory(), unit: 'MB', most: 512 },
    {
      name: 'the most memory of the server and its processes',
      value: most,
      unit: 'MB',
      most: MEMORY,
    },
    {
      name: 'the server lives',
      value: (await get(server.origin + list)) === 200 ? 1 : 0,
      unit: '',
      least: 1,
    },
  ]);
} finally {
  await server.stop();
}

show(await signInFigures(MAIN, ['/nl', '/nl/contact']));

function show(figures: Figure[]): void {
  if (!print(figures)) process.exitCode = 1;
}

function openFiles(): number {
  return readdirSync(`/proc/${server.pid}/fd`).length;
}

/**
 * Megabytes that the server and the processes that it has started take, what they share counted once,
 * as a control group counts it.
 */
function memory(): number {
  return processes()
    .map((pid) => /^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
    .reduce((sum: number, kilobytes) => sum + Number(kilobytes) / 1024, 0);
}

function processes(): number[] {
  const children = textOf(`/proc/${server.pid}/task/${server.pid}/children`);
  return [server.pid ?? 0, ...children.split(' ').filter(Boolean).map(Number)];
}

/** A process may end while it is looked at. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
