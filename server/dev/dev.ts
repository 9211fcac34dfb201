// Development: builds and restarts as files change; an open page reloads itself (dev-reload.ts).
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { systemTimers } from '../concurrency/timers.ts';
import { watchFolders } from '../files/watch-folders.ts';
import { workFor } from './dev-changes.ts';
import { ServerChild } from './dev-server-child.ts';
import { BUILD, ROOT, SITE_DIR, STAMP_FILE, WATCHED } from '../build/paths.ts';
import { buildStatic } from '../build/static.ts';
import { buildStyles } from '../build/styles.ts';
import { watchBundles } from '../build/webpack/bundle.ts';

const BUILDERS = {
  styles: () => buildStyles({ root: ROOT, outDir: BUILD.styles }),
  static: () => buildStatic({ publicDir: path.join(ROOT, 'public'), outDir: BUILD.assets }),
};

/** Milliseconds without events after which an edit is complete. */
const DEBOUNCE = 80;

const server = new ServerChild(path.join(ROOT, 'server/main.ts'));

async function rebuild(files: readonly string[]): Promise<void> {
  const work = workFor(files, { root: ROOT, siteDir: SITE_DIR });
  if (work.size === 0) return;
  const changed = path.relative(ROOT, files[0] ?? '');
  await report(`${changed} changed`, async () => {
    for (const part of work) if (part !== 'restart') await BUILDERS[part]();
    await server.restart();
  });
}

/** Logs one line; a mistake in a source is printed, and the next change tried again. */
async function report(what: string, work: () => Promise<void>): Promise<void> {
  console.log(`vitrine: ${what}`);
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

async function stop(closers: readonly (() => unknown)[]): Promise<void> {
  await Promise.all([...closers.map((close) => close()), server.stop()]);
  process.exit();
}

// From here on `dist/` differs from the build that the stamp describes.
await rm(STAMP_FILE, { force: true });
const closeBundles = watchBundles((error) => {
  if (error) console.error(error.message);
  else void report('bundles built', () => server.restart());
});
const folders = [...new Set([...WATCHED, SITE_DIR])];
const closeWatch = await watchFolders(folders, {
  timers: systemTimers,
  debounce: DEBOUNCE,
  onChange: (files) => void rebuild(files),
  onError: (error) => console.error(error),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop([closeBundles, closeWatch]));
}
