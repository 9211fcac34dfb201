// Development: builds and restarts as files change; an open page reloads itself (dev-reload.ts).
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { BUILD_PATHS, ROOT, STAMP_FILE, WATCHED_FOLDERS } from '../build/paths.ts';
import { watchBundles } from '../build/webpack/watch-bundles.ts';
import { readConfig } from '../config.ts';
import { systemTimers } from '../platform/concurrency/timers.ts';
import { watchFolders } from '../platform/files/watch-folders.ts';
import { buildStepsFor } from './dev-changes.ts';
import { ServerChild } from './dev-server-child.ts';
import { DevSite } from './dev-site.ts';
import { FaultPage } from './fault-page.ts';

const PUBLIC = path.join(ROOT, 'public');

/** Milliseconds without events after which an edit is complete. */
const DEBOUNCE = 80;

/** Loaded when first needed: a start builds neither. */
const BUILDERS = {
  styles: async () => {
    const { buildStyles } = await import('../build/styles.ts');
    await buildStyles({ root: ROOT, outDir: BUILD_PATHS.styles });
  },
  static: async () => {
    const { buildFontMetrics, buildStatic, copyData } = await import('../build/static.ts');
    await buildStatic({ publicDir: PUBLIC, outDir: BUILD_PATHS.assets });
    await buildFontMetrics({ publicDir: PUBLIC, outFile: BUILD_PATHS.fontMetrics });
    await rm(BUILD_PATHS.data, { recursive: true, force: true });
    await copyData({ publicDir: PUBLIC, outDir: BUILD_PATHS.data });
  },
};

const { host, port: wanted, siteDir } = readConfig();
const port = wanted === 0 ? await freePort() : wanted;
const site = new DevSite({
  server: new ServerChild({
    file: path.join(ROOT, 'server/main.ts'),
    env: { ...process.env, PORT: String(port), DEV_RELOAD: '1' },
    onEnd: (written) => site.crashed(written),
  }),
  page: new FaultPage({ port, host }),
  write: (text) => process.stderr.write(text),
});

/** What is asked for on port 0 keeps its port when the server is restarted. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

async function rebuild(files: readonly string[]): Promise<void> {
  const work = buildStepsFor(files, { root: ROOT, siteDir });
  if (work.size === 0) return;
  console.log(`vitrine: ${path.relative(ROOT, files[0] ?? '')} changed`);
  for (const part of work) {
    if (part === 'restart') continue;
    await BUILDERS[part]().then(
      () => site.built(part),
      (error: unknown) => site.built(part, error),
    );
  }
  // What is compiled ends with an update.
  if (!bundles.isCompiling) await site.update();
}

async function stop(): Promise<void> {
  await Promise.all([bundles.close(), stopWatching(), site.stop()]);
  process.exit();
}

// From here on `dist/` differs from the build that the stamp describes.
await rm(STAMP_FILE, { force: true });
const bundles = watchBundles((fault) => {
  site.built('bundles', fault);
  void site.update();
});
const stopWatching = await watchFolders([...new Set([...WATCHED_FOLDERS, siteDir])], {
  timers: systemTimers,
  debounce: DEBOUNCE,
  onChange: (files) => void rebuild(files),
  onError: (error) => console.error(error),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
