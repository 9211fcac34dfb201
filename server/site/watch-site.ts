import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../log.ts';
import type { Timers } from '../concurrency/timers.ts';
import { watchFolders } from '../files/watch-folders.ts';

interface Options {
  log: Log;
  timers: Timers;
  /** Called after the debounce with the changed files, relative to the folder. */
  onChange: (files: readonly string[]) => void;
}

/** Milliseconds without events after which a change is complete. */
const DEBOUNCE = 150;

/**
 * Watches an agency's folder and the folders directly in it: `pages/`, `homes/` and so on. Never
 * rejects: a folder that cannot be watched is logged.
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
  if (!existsSync(dir)) onError(new Error(`${dir} is not there`));
  return stop;
}

function relativeTo(dir: string, file: string): string {
  return path.relative(dir, file).split(path.sep).join('/');
}
