import { readdir } from 'node:fs/promises';
import { makeFolder } from './make-folder.ts';

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
 * Makes a folder of an operator, and those above it.
 * @throws an Error that names the one that cannot be made.
 */
export async function makeNewFolder(dir: string): Promise<void> {
  try {
    await makeFolder(dir);
  } catch (error) {
    const { path: folder = dir, code } = error as NodeJS.ErrnoException;
    throw new Error(`${folder} cannot be made (${code})`, { cause: error });
  }
}
