import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and those above it that are missing. Node's own recursive call never ends where a
 * file system answers that the folder above is missing although it is there, as /proc does.
 * @param mode of each folder that is made.
 * @throws the error of the system when one cannot be made; its `path` names it.
 */
export async function makeFolder(dir: string, mode?: number): Promise<void> {
  const missing: string[] = [];
  for (const folder of upwardsFrom(dir)) {
    if (await isFolder(folder)) break;
    missing.unshift(folder);
  }
  for (const folder of missing) {
    try {
      await mkdir(folder, { mode });
    } catch (error) {
      // Another process may have made it meanwhile.
      if (!(await isFolder(folder))) throw error;
    }
  }
}

/** As `makeFolder`, while nothing else runs. */
export function makeFolderSync(dir: string, mode?: number): void {
  const missing: string[] = [];
  for (const folder of upwardsFrom(dir)) {
    if (isFolderSync(folder)) break;
    missing.unshift(folder);
  }
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode });
    } catch (error) {
      if (!isFolderSync(folder)) throw error;
    }
  }
}

/** A folder and those above it, without the root. */
function* upwardsFrom(dir: string): Generator<string> {
  for (let at = path.resolve(dir); path.dirname(at) !== at; at = path.dirname(at)) yield at;
}

/** False also where the system does not tell: making it says why. */
function isFolder(name: string): Promise<boolean> {
  return stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function isFolderSync(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}
