import { parseArgs } from 'node:util';
import { type Figure, print } from './figures.ts';
import { demoPaths } from './demo-paths.ts';
import { firstScreen } from './first-screen.ts';
import { followingFigures } from './following.ts';
import { interactionFigures } from './interactions.ts';
import { inOwnProcess } from './in-own-process.ts';
import { load, medianOf, type Reading } from './load.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { htmlSizes, scriptSizes, untouchedScripts } from './sizes.ts';
import { startRatio } from './start-ratio.ts';

// npm run bench: speed as a ratio to bare Express in the same run, sizes, start time and memory.
// Every server is our own, on loopback, loaded for seconds and stopped.

const ROUNDS = Number(parseArgs({ options: { rounds: { type: 'string' } } }).values.rounds ?? 3);
const MAIN = new URL('../../dist/server/main.cjs', import.meta.url).pathname;
const BARE = new URL('./bare-express.ts', import.meta.url).pathname;

const paths = await demoPaths();
const figures: Figure[] = [await startRatio()];
const site = await startServer(MAIN, paths.list);
try {
  figures.push(...(await htmlSizes(site.origin, paths)));
  figures.push(...(await scriptSizes(site.origin, paths.list)));
  figures.push(await untouchedScripts(site.origin, paths.detail));
  figures.push(await firstScreen(site.origin, paths.home));
  figures.push(...(await interactionFigures(site.origin, paths)));
  for (const page of ['list', 'detail'] as const) {
    figures.push(...(await speed(page, paths[page])));
  }
  figures.push(...(await followingFigures(site.origin, paths.list)));
  const memory = await site.residentMb();
  if (memory) figures.push({ name: 'memory after the load', value: memory, unit: 'MB' });
} finally {
  await site.stop();
}
figures.push(...(await inOwnProcess('./rendering-process.ts')));
figures.push(...(await inOwnProcess('./finding-process.ts')));
figures.push(...(await inOwnProcess('./matching-process.ts')));
figures.push(...(await inOwnProcess('./stalls-process.ts')));
figures.push(...(await inOwnProcess('./typing-process.ts')));
process.exitCode = print(figures) ? 0 : 1;

async function speed(page: 'list' | 'detail', path: string): Promise<Figure[]> {
  const body = Buffer.from(await (await fetch(site.origin + path)).arrayBuffer());
  const bare = await startServer(BARE, '/', { BYTES: String(body.length) });
  const readings = { bare: [], cached: [], uncached: [] } as Record<string, Reading[]>;
  try {
    // Interleaved, so that noise affects all three alike.
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, url] of Object.entries(targets(bare, path))) {
        readings[name]?.push(await load(url, { 'accept-encoding': 'identity' }));
      }
    }
  } finally {
    await bare.stop();
  }
  return speedFigures(page, readings);
}

/**
 * A parameter that the site does not know bypasses the page cache (docs/house.md, "What is
 * cached").
 */
function targets(bare: ServerProcess, path: string): Record<string, string> {
  return {
    bare: `${bare.origin}/`,
    cached: site.origin + path,
    uncached: `${site.origin}${path}?bench=1`,
  };
}

function speedFigures(page: string, readings: Record<string, Reading[]>): Figure[] {
  const bare = medianOf(readings['bare'] ?? []);
  const least = {
    cached: page === 'list' ? 40 : undefined,
    uncached: page === 'list' ? 2 : undefined,
  };
  return [
    {
      name: `${page}: bare Express`,
      value: bare.requestsPerSecond,
      unit: 'req/s',
      note: p99(bare),
    },
    ...(['cached', 'uncached'] as const).map((kind): Figure => {
      const reading = medianOf(readings[kind] ?? []);
      const percent = (100 * reading.requestsPerSecond) / bare.requestsPerSecond;
      const note = `${Math.round(reading.requestsPerSecond)} req/s, ${p99(reading)}`;
      const name = `${page}: ${kind}, of bare Express`;
      return {
        name,
        value: percent,
        unit: '%',
        note,
        ...(least[kind] ? { least: least[kind] } : {}),
      };
    }),
  ];
}

function p99({ p99Ms }: Reading): string {
  return `p99 ${p99Ms} ms`;
}
