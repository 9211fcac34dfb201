import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { checkValue, parseJson } from '../../files/json-file.ts';
import { reasonText } from '../../files/schema-problems.ts';
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

/** Prospective, cancelled and inactive: valid, but not shown to visitors. */
const WITHHELD_STATUSES = [0, 3, 5];

/**
 * Parses a file and checks it against its schema. An item whose status keeps it off the site
 * (docs/facts.md, "The CRM") is withheld even if it is invalid otherwise.
 */
export function parseItem<Written, Item>(
  text: string,
  schema: z.ZodType<Written>,
  translate: (written: Written) => ReadItem<Item>,
): ReadItem<Item> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { reason: reasonText(parsed.problems) };
  if (isWithheld(parsed.value)) return 'withheld';
  const checked = checkValue(parsed.value, schema);
  return checked.ok ? translate(checked.value) : { reason: reasonText(checked.problems) };
}

function isWithheld(raw: unknown): boolean {
  const status = (raw as { status?: unknown } | null)?.status;
  return WITHHELD_STATUSES.some((withheld) => withheld === status);
}
