import { stat } from '../../../platform/files/folder-fs.ts';

/** Files that are looked at concurrently: a visitor's file does not wait for all of them. */
export const MAX_CONCURRENT = 4;

/**
 * Size and times of a file, which change whenever it is edited or replaced: with ctime, because a
 * copied file may keep its old mtime.
 * @throws when there is no such file.
 */
export async function fileMark(file: string): Promise<string> {
  const { size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
  return `${size}\0${mtimeNs}\0${ctimeNs}`;
}
