import path from 'node:path';
import type { Log } from '../../platform/log.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import { stat } from '../../platform/files/folder-fs.ts';
import { watchFolders } from '../../platform/files/watch-folders.ts';

interface Options {
  log: Log;
  timers: Timers;
  /**
   * Called after the debounce with the changed files, relative to the folder; '' is the folder
   * itself, when it was replaced.
   */
  onChange: (files: readonly string[]) => void;
}

/** Milliseconds without events after which a change is complete. */
const DEBOUNCE = 150;

/**
 * Watches an agency's folder and the folders directly in it: `pages/`, `homes/` and so on. One that
 * is replaced, or missing for a while, is watched again within seconds. Never rejects: a folder that
 * cannot be watched is logged.
 * @returns once everything is watched, a function that stops watching.
 */
export async function watchSite(
  dir: string,
  { log, timers, onChange }: Options,
): Promise<() => Promise<void>> {
  const onError = (error: unknown) => log.warn({ err: error }, 'a folder cannot be watched');
  const stop = await watchFolders([dir], {
    depth: 1,
    timers,
    debounce: DEBOUNCE,
    onChange: (files) => onChange(files.map((file) => relativeTo(dir, file)).sort()),
    onError,
  });
  // Chokidar waits for a missing folder without an error.
  await stat(dir).catch(onError);
  return stop;
}

function relativeTo(dir: string, file: string): string {
  return path.relative(dir, file).split(path.sep).join('/');
}

/**
 * Whether the folder has a site: the mount point of a disk that is away is empty, and so is a folder
 * that is being written again.
 */
export async function hasSite(dir: string): Promise<boolean> {
  return (await stat(path.join(dir, 'site.json')).catch(() => undefined)) !== undefined;
}
