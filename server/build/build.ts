// Builds everything that is served into dist/. With --if-stale only when an input has changed.
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD, CACHE_DIR, PICTURES_DIR, ROOT, STAMP_FILE } from './places.ts';
import { changedInputs, hashInputs, type Inputs, readStamp } from './stamp.ts';

const SOURCES = [
  'server/render',
  'server/build',
  'server/media/sizing',
  'views',
  'client',
  'public',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.js',
  PICTURES_DIR,
];

/** The reason to build, for people; undefined when the last build is of these very inputs. */
export function whyStale(before: Inputs | undefined, now: Inputs): string | undefined {
  if (before === undefined) return 'there is no finished build';
  const [first, ...others] = changedInputs(before, now);
  if (first === undefined) return undefined;
  return others.length === 0 ? `${first} changed` : `${first} and ${others.length} more changed`;
}

/**
 * Builds pictures, styles, static files, notices and the three bundles; the compressed copies last,
 * since they are made of the others. The heavy modules are loaded only when there is work to do.
 */
async function buildAll(): Promise<void> {
  const [{ buildPictures }, { buildStyles }, { buildStatic, copyData }, { buildNotices }] =
    await Promise.all([
      import('./pictures.ts'),
      import('./styles.ts'),
      import('./static.ts'),
      import('./notices.ts'),
    ]);
  const [{ buildBundles }, { precompress }] = await Promise.all([
    import('./webpack/bundle.ts'),
    import('./precompress.ts'),
  ]);
  await Promise.all([
    buildPictures({ sourceDir: PICTURES_DIR, outDir: BUILD.media, cacheDir: CACHE_DIR }),
    buildStyles({ root: ROOT, outFile: BUILD.stylesheet }),
    buildStatic({ publicDir: path.join(ROOT, 'public'), outDir: BUILD.assets }),
    buildNotices({ root: ROOT, outFile: BUILD.notices }),
    copyData({ publicDir: path.join(ROOT, 'public'), outDir: BUILD.data }),
    buildBundles(),
  ]);
  await Promise.all([precompress(BUILD.assets), precompress(BUILD.data)]);
}

async function main(ifStale: boolean): Promise<void> {
  const inputs = await hashInputs(ROOT, SOURCES);
  const reason = ifStale ? whyStale(await readStamp(STAMP_FILE), inputs) : 'asked for';
  if (reason === undefined) return;
  console.log(`vitrine: building (${reason})`);
  const started = performance.now();
  // An interrupted build must not pass for a finished one.
  await rm(STAMP_FILE, { force: true });
  await buildAll();
  await writeFile(STAMP_FILE, JSON.stringify(inputs, null, 1));
  console.log(`vitrine: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) await main(process.argv.includes('--if-stale'));
