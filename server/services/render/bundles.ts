import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientManifest } from 'react-server-dom-webpack/server';
import type { ServerConsumerManifest } from 'react-server-dom-webpack/client';
import { runCached } from '../../platform/files/code-cache.ts';
import type { BrowserManifest, ModuleIds } from './browser-manifest.ts';

type RscBundle = typeof import('./rsc-entry.tsx');
type SsrBundle = typeof import('./ssr-entry.tsx');

/** The build's three layers, loaded. */
export interface Bundles {
  rsc: RscBundle;
  ssr: SsrBundle;
  /** The islands for Flight: reference id to the browser's module. */
  clientManifest: ClientManifest;
  /** The islands for Fizz: the browser's module to the one of the ssr bundle. */
  consumerManifest: ServerConsumerManifest;
  browser: BrowserManifest;
}

/**
 * Loads the build.
 * @param serverDir the build's `server` folder.
 * @throws when a file is missing or the layers do not know the same islands.
 */
export async function loadBundles(serverDir: string): Promise<Bundles> {
  const [browser, ssrIds] = await Promise.all([
    readJson<BrowserManifest>(path.join(serverDir, 'browser.json')),
    readJson<ModuleIds>(path.join(serverDir, 'ssr-modules.json')),
  ]);
  return {
    rsc: runCached(path.join(serverDir, 'rsc.cjs')) as RscBundle,
    ssr: runCached(path.join(serverDir, 'ssr.cjs')) as SsrBundle,
    ...manifests(browser, ssrIds),
    browser,
  };
}

/** The two manifests in the shapes that react-server-dom-webpack 19.3 reads. */
export function manifests(browser: BrowserManifest, ssrIds: ModuleIds) {
  const clientManifest: ClientManifest = {};
  const moduleMap: ServerConsumerManifest['moduleMap'] = {};
  for (const [island, { id, chunks }] of Object.entries(browser.islands)) {
    const ssrId = ssrIds[island];
    if (ssrId === undefined) throw new Error(`the ssr bundle lacks ${island}`);
    clientManifest[island] = { id, chunks, name: '*' };
    moduleMap[id] = { '*': { id: ssrId, chunks: [], name: '*' } };
  }
  return {
    clientManifest,
    consumerManifest: { moduleMap, serverModuleMap: null, moduleLoading: null },
  };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
