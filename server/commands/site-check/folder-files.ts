import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Paths of all files below a folder, relative to it, with forward slashes, sorted. Hidden files and
 * folders are passed over.
 */
export async function folderFiles(dir: string, below = ''): Promise<string[]> {
  const names = await readdir(path.join(dir, below));
  const files = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map(async (entry) => {
        const name = below === '' ? entry : `${below}/${entry}`;
        // A folder of pictures may be a link to one elsewhere.
        const found = await stat(path.join(dir, name));
        return found.isDirectory() ? folderFiles(dir, name) : [name];
      }),
  );
  return files.flat().sort();
}
