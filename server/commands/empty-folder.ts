import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Why nothing can be written into a folder: something is in it, or it is none; undefined if it is
 * empty or not there yet.
 */
export async function folderFault(dir: string): Promise<string | undefined> {
  try {
    const names = await readdir(dir);
    return names.length > 0 ? `${dir} is not empty; nothing was written` : undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    return code === 'ENOTDIR' ? `${dir} is not a folder` : `${dir} cannot be read: ${message}`;
  }
}

/**
 * Makes a folder and those above it, one by one: where a file system makes none, as in /proc, the
 * recursive call of Node tries forever.
 * @throws when one cannot be made.
 */
export async function makeFolder(dir: string): Promise<void> {
  const above: string[] = [];
  for (let at = dir; path.dirname(at) !== at; at = path.dirname(at)) above.unshift(at);
  for (const folder of above) {
    try {
      await mkdir(folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Folders that are there, also those of a file system that is only read.
      if (code === 'EEXIST' || (await isThere(folder))) continue;
      throw new Error(`${folder} cannot be made (${code})`, { cause: error });
    }
  }
}

async function isThere(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}
