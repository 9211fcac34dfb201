import path from 'node:path';
import type { Config } from './config.ts';
import { Repeated } from './platform/concurrency/repeated.ts';
import type { Timers } from './platform/concurrency/timers.ts';
import { filesBelow } from './platform/files/files-below.ts';
import { retainFiles, retainFolder, removeOutdated } from './platform/files/retained-files.ts';
import type { Log } from './platform/log.ts';
import { ROOT } from './platform/root.ts';
import { SITE_FILES } from './platform/http/site-files.ts';
import type { SiteEdition } from './services/site/edition.ts';

/** Below `/assets`, on disk as in URLs: the files that are made when the site is loaded. */
export const SITE_FOLDER = path.posix.relative('/assets', SITE_FILES);

/** Milliseconds between two times at which files are marked as in use. */
const DAY = 24 * 60 * 60_000;

interface Options {
  config: Pick<Config, 'dataDir'>;
  /** The edition that is served. */
  live: { current: Pick<SiteEdition, 'files'> };
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/** The folder below DATA_DIR with the hashed files of this release and of earlier ones. */
export function retainedAssetsDir({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'assets');
}

/**
 * Copies the hashed files of this release to DATA_DIR, where releases after it and beside it find
 * them. Never rejects: a disk that is full costs only the pages that are open across a release.
 * @param which `all` marks as in use those that are there; `missing` leaves them to it, because a
 * start has a hundred of them.
 * @returns false if it has failed.
 */
export async function retainAssets(
  { config, live, now, log }: Options,
  which: 'all' | 'missing',
): Promise<boolean> {
  const dir = retainedAssetsDir(config);
  const siteDir = path.join(dir, SITE_FOLDER);
  try {
    const left = new Set(which === 'all' ? [] : await filesBelow(dir));
    const ofSite = new Set(which === 'all' ? [] : await filesBelow(siteDir));
    await retainFolder(path.join(ROOT, 'dist/assets'), { dir, now, left });
    await retainFiles(live.current.files, { dir: siteDir, now, left: ofSite });
    return true;
  } catch (error) {
    log.error({ err: error }, 'the files of this release cannot be kept for pages that stay open');
    return false;
  }
}

/** Marks the files as in use and removes outdated ones: now, and every day; sooner after a failure. */
export function retainAssetsDaily(options: Options, timers: Timers): Repeated {
  const { config, now, log } = options;
  const repeated = new Repeated(timers, DAY, async () => {
    const isRetained = await retainAssets(options, 'all');
    try {
      await removeOutdated({ dir: retainedAssetsDir(config), now });
      return isRetained;
    } catch (error) {
      log.error({ err: error }, 'files of earlier releases cannot be removed');
      return false;
    }
  });
  repeated.start();
  return repeated;
}
