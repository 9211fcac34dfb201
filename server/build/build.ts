// Builds everything that is served into dist/. With --if-stale only what depends on a changed
// input.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_PATHS, ROOT, STAMP_FILE } from './paths.ts';
import {
  changesSince,
  isServerOnly,
  readInputs,
  readStamp,
  staleReason,
  writeStamp,
} from '../starter/stamp.mjs';

/**
 * Builds styles, static files, notices and the bundles of pages and server; the compressed copies
 * last, because they are made from the others. Heavy modules are imported only when needed.
 */
async function buildAll(): Promise<void> {
  const [
    { buildStyles },
    { buildFontMetrics, buildStatic, copyData },
    { buildNotices },
    { buildBundles },
  ] = await Promise.all([
    import('./styles.ts'),
    import('./static.ts'),
    import('./notices.ts'),
    import('./webpack/bundle.ts'),
  ]);
  const publicDir = path.join(ROOT, 'public');
  await Promise.all([
    buildStyles({ root: ROOT, outDir: BUILD_PATHS.styles }),
    buildStatic({ publicDir, outDir: BUILD_PATHS.assets }),
    buildFontMetrics({ publicDir, outFile: BUILD_PATHS.fontMetrics }),
    buildNotices({ root: ROOT, outFile: BUILD_PATHS.notices }),
    copyData({ publicDir, outDir: BUILD_PATHS.data }),
    buildBundles('all'),
  ]);
  const { compressFile, precompress } = await import('./precompress.ts');
  await Promise.all([
    precompress(BUILD_PATHS.assets),
    precompress(BUILD_PATHS.data),
    compressFile(BUILD_PATHS.notices),
  ]);
}

/** The server's own sources are only part of its bundle: nothing else is rebuilt for them. */
async function buildServer(): Promise<void> {
  const { buildBundles } = await import('./webpack/bundle.ts');
  await buildBundles('server');
}

async function main(ifStale: boolean): Promise<void> {
  const changed = ifStale ? changesSince(STAMP_FILE, ROOT) : undefined;
  const reason = ifStale ? staleReason(changed) : 'asked for';
  if (reason === undefined) return;
  console.log(`vitrine: building (${reason})`);
  const started = performance.now();
  const inputs = readInputs(ROOT, undefined, readStamp(STAMP_FILE));
  // An interrupted build must not count as finished.
  await rm(STAMP_FILE, { force: true });
  await (changed?.every(isServerOnly) ? buildServer() : buildAll());
  writeStamp(STAMP_FILE, inputs);
  console.log(`vitrine: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) await main(process.argv.includes('--if-stale'));
