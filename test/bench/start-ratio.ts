import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Figure, median } from './figures.ts';
import { startCommand } from './server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BARE = path.join(import.meta.dirname, 'bare-express.ts');
/** Starts of each; the first may find cold caches and does not count. */
const STARTS = 6;

/**
 * Time from `npm start` to the end of the first response with status 200, with build and compile
 * cache in place: the demo agency relative to a package whose start script runs a bare Express with
 * the same Node.
 */
export async function startRatio(): Promise<Figure> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
  try {
    const start = `"${process.execPath}" "${BARE}"`;
    const manifest = { name: 'bare', private: true, scripts: { start } };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
    const env = { DATA_DIR: path.join(folder, 'var'), BYTES: '50000' };
    const [bare, site] = [[], []] as [number[], number[]];
    // Interleaved, so that noise affects both alike.
    for (let round = 0; round < STARTS; round++) {
      bare.push(await startMs(folder, env));
      site.push(await startMs(ROOT, env));
    }
    const [usual, ours] = [median(bare.slice(1)), median(site.slice(1))];
    return {
      name: 'start: npm start to first answer, over bare Express',
      value: ours / usual,
      unit: '',
      most: 2.5,
      note: `${Math.round(ours)} ms against ${Math.round(usual)} ms`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startMs(cwd: string, env: Record<string, string>): Promise<number> {
  const server = await startCommand(['npm', 'start'], '/', { cwd, env });
  await server.stop();
  return server.startMs;
}
