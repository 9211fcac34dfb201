import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openLeads, sharedDataDir } from '../faults/shared-data.ts';
import { checkNginx, NAME, startNginx, writeNginxConf } from '../../support/nginx/nginx.ts';
import { temporaryDir } from '../../support/site-app.ts';
import { type Figure, median, milliseconds } from '../figures.ts';
import { freePort } from '../server-process.ts';
import { Instance } from './instance.ts';
import type { Releases } from './releases.ts';
import { type Counted, UpdateLoad } from './update-load.ts';

const RELOADS = 5;
/** Milliseconds of load before the first update, and after each restart or reload. */
const QUIET = 5000;
const BETWEEN = 2000;

/**
 * Updates of two instances behind nginx as docs/operations.md does them: one is stopped, the other
 * release is started in its place, and the other one follows once the first is ready. Visitors go on.
 */
export async function rollingFigures({ folders }: Releases, updates: number): Promise<Figure[]> {
  const dataDir = sharedDataDir();
  const ports = [await freePort(), await freePort()] as const;
  // Of both releases, as on a host: the disk copy of the homes names it.
  const SITE_DIR = path.join(folders[0], 'server/demo');
  const env = { SITE_DIR, DATA_DIR: dataDir, SITE_URL: `https://${NAME}`, TRUST_PROXY: '1' };
  const instances = ports.map((port) => new Instance(port, env));
  for (const instance of instances) await instance.start(folders[0]);
  const https = await freePort();
  const main = writeNginxConf({
    dir: temporaryDir(),
    http: `127.0.0.1:${await freePort()}`,
    https: `127.0.0.1:${https}`,
    instances: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
  });
  const { status, said } = checkNginx(main);
  if (status !== 0) throw new Error(said);
  const nginx = await startNginx(main);
  const load = new UpdateLoad(https);
  const running = load.run();
  try {
    await setTimeout(QUIET);
    const quiet = load.takeTimes();
    const figures = await updateFigures(instances, folders, updates);
    figures.push(pages(quiet, load.takeTimes()));
    figures.push(...failures(`${updates} updates`, load.takeCounts(), 0));
    for (let reload = 0; reload < RELOADS; reload += 1) {
      nginx.child.kill('SIGHUP');
      await setTimeout(BETWEEN);
    }
    figures.push(...failures(`${RELOADS} reloads of nginx`, load.takeCounts()));
    load.stop();
    await running;
    return [...figures, await lost(dataDir, load.thanked)];
  } finally {
    load.stop();
    await nginx.stop();
    for (const instance of instances) await instance.stop();
  }
}

async function updateFigures(
  instances: readonly Instance[],
  folders: Releases['folders'],
  updates: number,
): Promise<Figure[]> {
  const [stops, starts] = [[], []] as [number[], number[]];
  for (let update = 1; update <= updates; update += 1) {
    for (const instance of instances) {
      stops.push(await milliseconds(() => instance.stop()));
      starts.push(await milliseconds(() => instance.start(folders[update % 2] ?? folders[0])));
      await setTimeout(BETWEEN);
    }
  }
  return [
    { name: 'under this load: longest stop', value: Math.max(...stops), unit: 'ms', most: 12_000 },
    { name: 'under this load: longest start', value: Math.max(...starts), unit: 'ms' },
  ];
}

function failures(during: string, counts: readonly Counted[], most?: number): Figure[] {
  return counts.map(({ kind, requests, failed }) => ({
    name: `${during}, ${kind}: failed requests`,
    value: failed.length,
    unit: '',
    ...(most !== undefined && { most }),
    note: `of ${requests} ${failed.slice(0, 2).join('; ')}`.trim(),
  }));
}

async function lost(dataDir: string, thanked: readonly string[]): Promise<Figure> {
  const store = openLeads(dataDir);
  const known = new Set((await store.list(Number.MAX_SAFE_INTEGER)).map(({ email }) => email));
  await store.close();
  return {
    name: 'thanked leads lost',
    value: thanked.filter((email) => !known.has(email)).length,
    unit: '',
    most: 0,
    note: `of ${thanked.length}`,
  };
}

function pages(quiet: readonly number[], updating: readonly number[]): Figure {
  const [before, during] = [percentile95(quiet), percentile95(updating)];
  return {
    name: 'pages while updating, over before: 95th percentile',
    value: during / before,
    unit: '',
    note: `${Math.round(during)} ms against ${Math.round(before)} ms; medians ${Math.round(median(updating))} and ${Math.round(median(quiet))}`,
  };
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}
