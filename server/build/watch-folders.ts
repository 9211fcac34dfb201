import { watch } from 'node:fs';
import path from 'node:path';

const SETTLE_MS = 80;

/**
 * Tells which files changed below the folders, together when several change within a moment (an
 * editor writes a file in more than one step).
 * @returns a function that stops watching.
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (files: string[]) => void,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name === null) return;
      changed.add(path.join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(tell, SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
