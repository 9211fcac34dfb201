import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataProblem } from '../../files/schema-problems.ts';
import type { DroppedItem } from '../catalogue-port.ts';

/** What a file holds: an item, a reason why it holds none, or one that visitors may not see. */
export type ReadItem<T> = { item: T } | { reason: string } | 'withheld';

/**
 * The JSON files of a folder by name.
 * @throws when there is no such folder.
 */
export async function jsonFiles(dir: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(dir, folder));
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return files.map((name) => path.join(dir, folder, name));
}

/** The JSON files of a folder that an agency need not have. */
export async function jsonFilesIfThere(dir: string, folder: string): Promise<string[]> {
  try {
    return await jsonFiles(dir, folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Reads files of one item each. A file that holds none, or one whose id another file has already,
 * is left out and told with its folder and name; the others stand.
 */
export async function readItems<T extends { id: number }>(
  files: readonly string[],
  read: (text: string) => ReadItem<T>,
): Promise<{ items: T[]; dropped: DroppedItem[] }> {
  const fileOfId = new Map<number, string>();
  const items: T[] = [];
  const dropped: DroppedItem[] = [];
  for (const from of files) {
    const file = `${path.basename(path.dirname(from))}/${path.basename(from)}`;
    const result = read(await readFile(from, 'utf8'));
    if (result === 'withheld') continue;
    if ('reason' in result) {
      dropped.push({ item: file, reason: result.reason });
      continue;
    }
    const { item } = result;
    const other = fileOfId.get(item.id);
    if (other === undefined) {
      fileOfId.set(item.id, file);
      items.push(item);
    } else {
      dropped.push({ item: file, reason: `id: ${item.id} is already the id of ${other}` });
    }
  }
  return { items, dropped };
}

/** All that is wrong with a file in one line: `price: is missing; city: is missing`. */
export function reasonText(problems: readonly DataProblem[]): string {
  return problems.map(({ path: at, reason }) => (at ? `${at}: ${reason}` : reason)).join('; ');
}
