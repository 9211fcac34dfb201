import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sharedDataDir } from '../faults/shared-data.ts';
import { demoPaths } from '../demo-paths.ts';
import { type Figure, median } from '../figures.ts';
import { load } from '../load.ts';
import { startCommand, type ServerProcess } from '../server-process.ts';
import { programOf, type Releases } from './releases.ts';

const BARE = new URL('../bare-express.ts', import.meta.url).pathname;
/** Starts of each, an odd number. */
const STARTS = 5;

/**
 * Start and memory of an instance as a unit runs it, with what Node compiled in a folder; the start
 * relative to a bare Express by the same Node.
 */
export async function startFigures({ folders: [release] }: Releases): Promise<Figure[]> {
  const paths = await demoPaths();
  const dataDir = sharedDataDir();
  const env = { NODE_ENV: 'production', NODE_COMPILE_CACHE: path.join(dataDir, 'compiled') };
  const main = programOf(release, 'main');
  const [node = ''] = main;
  const startSite = () =>
    startCommand(main, paths.home, { cwd: release, env: { ...env, DATA_DIR: dataDir } });
  const startBare = () => startCommand([node, BARE], '/', { env: { ...env, BYTES: '50000' } });
  await compiled(startSite, env.NODE_COMPILE_CACHE);
  const [bare, site] = [[], []] as [number[], number[]];
  for (let round = 0; round < STARTS; round += 1) {
    bare.push(await startMs(startBare));
    site.push(await startMs(startSite));
  }
  const [usual, ours] = [median(bare), median(site)];
  const server = await startSite();
  try {
    const begun = await server.residentMb();
    // Neither page is cached with a query that the site does not know.
    for (const page of [paths.list, paths.detail]) await load(`${server.origin}${page}?x=1`, {});
    return [
      {
        name: 'start: to the first page, over bare Express',
        value: ours / usual,
        unit: '',
        most: 5,
        note: `${Math.round(ours)} ms against ${Math.round(usual)} ms`,
      },
      ...memory('memory: after the start', begun),
      ...memory('memory: after pages that were not cached', await server.residentMb()),
    ];
  } finally {
    await server.stop();
  }
}

/** Runs until what a start compiles has been written, as it is some seconds after the first one. */
async function compiled(start: () => Promise<ServerProcess>, folder: string): Promise<void> {
  const server = await start();
  const isThere = () =>
    readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith('.code'));
  while (!isThere()) await setTimeout(100);
  await server.stop();
}

async function startMs(start: () => Promise<ServerProcess>): Promise<number> {
  const server = await start();
  await server.stop();
  return server.startMs;
}

/** Nothing on systems without /proc. */
function memory(name: string, value: number | undefined): Figure[] {
  // MemoryMax of the unit has 1 GB, which is to be more than twice as much.
  return value === undefined ? [] : [{ name, value, unit: 'MB', most: 450 }];
}
