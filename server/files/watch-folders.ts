import path from 'node:path';
import { watch } from 'chokidar';
import type { Timers } from '../concurrency/timers.ts';

interface Options {
  /** Levels of subfolders that are watched; all unless given. */
  depth?: number;
  timers: Timers;
  /** Debounce, in milliseconds: editors write a file in several steps. */
  debounce: number;
  /** Called after the debounce, with the sorted paths of the files and folders that changed. */
  onChange: (files: readonly string[]) => void;
  /** Called for a folder that cannot be watched; the others are. */
  onError: (error: unknown) => void;
}

/** A path below a folder whose name begins with a dot, as version control has. */
const IN_HIDDEN_FOLDER = /(?:^|\/)\.[^/]+\//;

/**
 * Watches folders. Folders that are added, removed or replaced are followed, also through symbolic
 * links; hidden ones are not watched. The watchers do not keep the process alive.
 * @returns once everything is watched, a function that stops; it resolves when all is closed.
 */
export async function watchFolders(
  folders: readonly string[],
  { depth, timers, debounce, onChange, onError }: Options,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let cancel = () => {};
  const isHidden = (file: string) =>
    folders.some((folder) => IN_HIDDEN_FOLDER.test(slashed(path.relative(folder, file))));
  const watcher = watch([...folders], {
    ignoreInitial: true,
    persistent: false,
    ignored: isHidden,
    ...(depth !== undefined && { depth }),
  });
  watcher.on('error', onError).on('all', (_event, file) => {
    changed.add(file);
    cancel();
    cancel = timers.after(debounce, () => {
      const files = [...changed].sort();
      changed.clear();
      onChange(files);
    });
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return () => {
    cancel();
    return watcher.close();
  };
}

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
