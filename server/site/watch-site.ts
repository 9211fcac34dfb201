import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import type { Log } from '../log.ts';
import type { Timers } from '../timers.ts';

interface Options {
  log: Log;
  timers: Timers;
  /** Told once when the changes of a moment are over, with the files, relative to the folder. */
  onChange: (files: readonly string[]) => void;
}

/** Milliseconds of quiet after which a change is over: editors write a file in several steps. */
const SETTLE = 150;

/**
 * Watches an agency's folder and the folders in it, not deeper: `pages/`, `homes/` and the like
 * hold files. Folders that come, go or are replaced are followed.
 * @returns a function that stops watching.
 */
export function watchSite(dir: string, options: Options): () => void {
  const { log, onChange, timers } = options;
  const changed = new Set<string>();
  let cancel = () => {};
  const note = (file: string) => {
    changed.add(file);
    cancel();
    cancel = timers.after(SETTLE, () => {
      const files = [...changed].sort();
      changed.clear();
      onChange(files);
    });
  };
  const watched = watchFolders(dir, note, log);
  return () => {
    cancel();
    for (const { watcher } of watched.values()) watcher.close();
  };
}

/** The watchers by folder, '' for the agency's own; kept up to date by the first of them. */
function watchFolders(dir: string, note: (file: string) => void, log: Log) {
  const watched = new Map<string, Watched>();
  const open = (folder: string, inode: number) => {
    const onEvent = (_event: string, name: string | null) => {
      if (folder === '') follow();
      note(path.posix.join(folder, name ?? ''));
    };
    const onError = (error: unknown) => log.warn({ err: error, folder }, 'a folder is not watched');
    try {
      const watcher = watch(path.join(dir, folder), { persistent: false }, onEvent);
      watched.set(folder, { watcher: watcher.on('error', onError), inode });
    } catch (error) {
      onError(error);
    }
  };
  /** A folder that stays keeps its watcher, and with it the events that are on their way. */
  const follow = () => {
    const there = foldersIn(dir);
    for (const [folder, { watcher, inode }] of watched) {
      if (folder === '' || there.get(folder) === inode) continue;
      watcher.close();
      watched.delete(folder);
    }
    for (const [folder, inode] of there) if (!watched.has(folder)) open(folder, inode);
  };
  open('', 0);
  follow();
  return watched;
}

interface Watched {
  watcher: FSWatcher;
  /** Tells a folder from another one that took its name. */
  inode: number;
}

/** Folders right below this one, with their inodes; none when it is gone itself. */
function foldersIn(dir: string): Map<string, number> {
  const folders = new Map<string, number>();
  for (const name of namesIn(dir)) {
    if (name.startsWith('.')) continue;
    const status = statSync(path.join(dir, name), { throwIfNoEntry: false });
    if (status?.isDirectory()) folders.set(name, status.ino);
  }
  return folders;
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
