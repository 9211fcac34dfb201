import { createHash } from 'node:crypto';
import path from 'node:path';
import { stat } from '../../platform/files/folder-fs.ts';
import { folderFiles } from './folder-files.ts';

/** A hash of the names, sizes and times of all files below a folder: none of them is read. */
export async function folderVersion(dir: string): Promise<string> {
  const files = await folderFiles(dir);
  const stamps = await Promise.all(files.map((file) => stampOf(path.join(dir, file))));
  const lines = files.map((file, at) => `${file} ${stamps[at]}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Also the inode: a file that was replaced by an older one has another. */
async function stampOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ctimeMs, ino } = await stat(file);
    return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'removed';
    throw error;
  }
}
