import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataProblem } from '../../files/schema-problems.ts';
import type { DroppedItem } from '../catalogue-port.ts';

/** The content of a file: an item, a reason why it is invalid, or one that visitors may not see. */
export type ReadItem<T> = { item: T } | { reason: string } | 'withheld';

/**
 * The paths of the JSON files in a folder, sorted.
 * @throws when there is no such folder.
 */
export async function jsonFiles(dir: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(dir, folder));
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return files.map((name) => path.join(dir, folder, name));
}

/** The same for an optional folder. */
export async function jsonFilesIfThere(dir: string, folder: string): Promise<string[]> {
  try {
    return await jsonFiles(dir, folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Reads files of one item each. An invalid file, or one with the id of another, is left out and
 * reported by folder and name.
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

/** The problems of a file in one line: `price: is missing; city: is missing`. */
export function reasonText(problems: readonly DataProblem[]): string {
  return problems.map(({ path: at, reason }) => (at ? `${at}: ${reason}` : reason)).join('; ');
}
