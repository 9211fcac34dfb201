import path from 'node:path';
import { watch } from 'chokidar';
import type { Timers } from '../concurrency/timers.ts';

interface Options {
  /** Levels of folders below those given; all of them unless said. */
  depth?: number;
  timers: Timers;
  /** Milliseconds of quiet after which a change is over: editors write a file in several steps. */
  settle: number;
  /** Told once when the changes of a moment are over, with the sorted paths of files and folders. */
  onChange: (files: readonly string[]) => void;
  /** Told of a folder that cannot be watched; the others are. */
  onError: (error: unknown) => void;
}

/** A file or folder below one whose name begins with a dot: what a version control keeps there. */
const IN_HIDDEN_FOLDER = /(?:^|\/)\.[^/]+\//;

/**
 * Watches folders. Folders that come, go or are replaced by another are followed, through symbolic
 * links too; hidden ones are not looked into. The watchers do not keep the process alive.
 * @returns once everything is watched, a function that stops; it resolves when all is closed.
 */
export async function watchFolders(
  folders: readonly string[],
  { depth, timers, settle, onChange, onError }: Options,
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
    cancel = timers.after(settle, () => {
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
