import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';

/**
 * Hash of the files' names, sizes and times: changes when a file is edited, added, removed or
 * replaced, without reading content. Includes ctime, because a copied file may keep its old mtime.
 * @throws when one of them does not exist.
 */
export async function filesVersion(files: readonly string[]): Promise<string> {
  const marks = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
      return `${file}\0${size}\0${mtimeNs}\0${ctimeNs}\n`;
    }),
  );
  return createHash('sha256').update(marks.join('')).digest('hex').slice(0, 16);
}
