import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import type { Timers } from '../concurrency/timers.ts';
import { followIdentity } from './folder-identity.ts';

interface Options {
  /** Levels of subfolders that are watched; all unless given. */
  depth?: number;
  timers: Timers;
  /** Debounce, in milliseconds: editors write a file in several steps. */
  debounce: number;
  /**
   * Called after the debounce, with the sorted paths of the files and folders that changed; of a
   * watched folder that is another one now, with its own path.
   */
  onChange: (files: readonly string[]) => void;
  /** Called for a folder that cannot be watched, or is gone; the others are watched. */
  onError: (error: unknown) => void;
}

/** A path below a folder whose name begins with a dot, as version control has. */
const IN_HIDDEN_FOLDER = /(?:^|\/)\.[^/]+\//;

/**
 * Watches folders. Folders that are added, removed or replaced are followed, the given ones too and
 * also through symbolic links; hidden ones are not watched. The watchers do not keep the process
 * alive.
 * @returns once everything is watched, a function that stops; it resolves when all is closed.
 */
export async function watchFolders(
  folders: readonly string[],
  options: Options,
): Promise<() => Promise<void>> {
  const { onError } = options;
  const changes = debounced(options);
  const onEvent = (event: string, file: string) => {
    changes.add(file);
    // With its folder the watching ends.
    if (event === 'unlinkDir' && folders.includes(file)) void watchAnew(file);
  };
  let watcher: Promise<FSWatcher | undefined> = Promise.resolve(undefined);
  let isStopped = false;
  /** Watches what is at the paths now, then reports the folders in `replaced` as changed. */
  const watchAnew = (replaced?: string) => {
    const follow = async (last: FSWatcher | undefined) => {
      await last?.close();
      if (isStopped) return undefined;
      const next = await opened(folders, options, onEvent);
      if (replaced !== undefined) changes.add(replaced);
      return next;
    };
    watcher = watcher.then(follow).catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    return watcher;
  };
  const stops = folders.map((folder) =>
    followIdentity(folder, (isThere) => {
      if (isThere) void watchAnew(folder);
      else onError(new Error(`${folder} is not there; it is looked for`));
    }),
  );
  await watchAnew();
  return async () => {
    isStopped = true;
    changes.cancel();
    for (const stop of stops) stop();
    await watchAnew();
  };
}

/** @returns the watcher once it watches everything. */
async function opened(
  folders: readonly string[],
  { depth, onError }: Options,
  onEvent: (event: string, file: string) => void,
): Promise<FSWatcher> {
  const watcher = watch([...folders], {
    ignoreInitial: true,
    persistent: false,
    ignored: (file) => folders.some((folder) => isHidden(folder, file)),
    ...(depth !== undefined && { depth }),
  });
  watcher.on('error', onError).on('all', onEvent);
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return watcher;
}

/** Debounces: collects files until none was added for a while, then reports them together. */
function debounced({ timers, debounce, onChange }: Options) {
  const changed = new Set<string>();
  let cancel = () => {};
  const tell = () => {
    const files = [...changed].sort();
    changed.clear();
    onChange(files);
  };
  return {
    add: (file: string) => {
      changed.add(file);
      cancel();
      cancel = timers.after(debounce, tell);
    },
    cancel: () => cancel(),
  };
}

/** What is not below the folder is no matter of it, although its path there begins with dots. */
function isHidden(folder: string, file: string): boolean {
  const name = path.relative(folder, file).split(path.sep).join('/');
  return !name.startsWith('../') && IN_HIDDEN_FOLDER.test(name);
}
