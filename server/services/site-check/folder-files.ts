import path from 'node:path';
import { stat } from '../../platform/files/folder-fs.ts';
import { namesIn } from '../../platform/files/names-in.ts';

/**
 * Paths of all files below a folder, relative to it, with forward slashes, sorted. Hidden files and
 * folders are passed over, and what is removed meanwhile.
 */
export async function folderFiles(dir: string, below = ''): Promise<string[]> {
  const names = await namesIn(path.join(dir, below));
  const files = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map(async (entry) => {
        const name = below === '' ? entry : `${below}/${entry}`;
        const kind = await kindOf(path.join(dir, name));
        if (kind === 'folder') return folderFiles(dir, name);
        return kind === 'file' ? [name] : [];
      }),
  );
  return files.flat().sort();
}

/** A folder of pictures may be a link to one elsewhere. */
async function kindOf(file: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await stat(file)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
