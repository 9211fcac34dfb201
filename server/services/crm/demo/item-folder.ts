import { readFile } from '../../../platform/files/folder-fs.ts';
import path from 'node:path';
import type { DroppedItem } from '../catalogue-port.ts';
import { listJson, readFault } from './list-json.ts';
import type { ReadItem } from './read-item.ts';

type Parse<T> = (text: string) => ReadItem<T>;

/** A file whose content was good. */
interface Good {
  id: number;
  text: string;
}

interface Attempt<T> {
  file: string;
  text: string;
  result: ReadItem<T>;
}

/** What is shown of a file, and what is logged about it. */
interface Settled<T> {
  file: string;
  good?: Good;
  item?: T;
  fault?: Omit<DroppedItem, 'item'>;
}

/**
 * A folder of JSON files with one item each. It caches the last good text of every existing file,
 * so that a mistake made while the site runs removes no item.
 */
export class ItemFolder<T extends { id: number }> {
  readonly #folder: string;
  readonly #isOptional: boolean;
  #good: ReadonlyMap<string, Good> = new Map();

  constructor(folder: string, { isOptional = false } = {}) {
    this.#folder = folder;
    this.#isOptional = isOptional;
  }

  /**
   * Reads every file. One with a mistake, or with the id of another, gives its last good version,
   * and nothing if it has none; either is reported by folder and name. A folder that cannot be read
   * gives the last good version of all its files.
   */
  async read(parse: Parse<T>): Promise<{ items: T[]; dropped: DroppedItem[] }> {
    const { files, fault } = await listJson(this.#folder, this.#isOptional);
    const known = fault === undefined ? files : [...this.#good.keys()];
    const attempts = await Promise.all(
      known.map(async (file) =>
        fault === undefined ? attempt(file, parse) : failed<T>(file, fault),
      ),
    );
    const settled = this.#settle(attempts, parse);
    this.#good = new Map(settled.flatMap(({ file, good }) => (good ? [[file, good]] : [])));
    const items = settled.flatMap(({ item }) => (item ? [item] : []));
    if (fault === undefined) return { items, dropped: settled.flatMap(told) };
    const shown = items.length > 0 && ({ shown: 'last good version' } as const);
    return { items, dropped: [{ item: path.basename(this.#folder), reason: fault, ...shown }] };
  }

  #settle(attempts: readonly Attempt<T>[], parse: Parse<T>): Settled<T>[] {
    const fileOfId = this.#filesOfIds(attempts);
    return attempts.map(({ file, text, result }) => {
      if (result === 'withheld') return { file };
      if ('item' in result) {
        const { item, faults = [] } = result;
        const first = fileOfId.get(item.id)!;
        if (first !== file) return this.#fallback(file, doubled(item.id, first), fileOfId, parse);
        const fault = { reason: faults.join('; '), shown: 'rest' as const };
        return { file, item, good: { id: item.id, text }, ...(faults.length > 0 && { fault }) };
      }
      return this.#fallback(file, result.reason, fileOfId, parse);
    });
  }

  /** The file of each id: one that had it before has precedence. */
  #filesOfIds(attempts: readonly Attempt<T>[]): Map<number, string> {
    const found = attempts.flatMap(({ file, result }) =>
      typeof result === 'object' && 'item' in result ? [{ file, id: result.item.id }] : [],
    );
    const kept = found.filter(({ file, id }) => this.#good.get(file)?.id === id);
    const fileOfId = new Map<number, string>();
    for (const { file, id } of [...kept, ...found]) {
      if (!fileOfId.has(id)) fileOfId.set(id, file);
    }
    return fileOfId;
  }

  /** The last good version, unless another file has its id by now. */
  #fallback(
    file: string,
    reason: string,
    fileOfId: Map<number, string>,
    parse: Parse<T>,
  ): Settled<T> {
    const good = this.#good.get(file);
    const result = good && !fileOfId.has(good.id) ? parse(good.text) : undefined;
    if (!good || typeof result !== 'object' || !('item' in result)) {
      return { file, fault: { reason } };
    }
    fileOfId.set(good.id, file);
    return { file, good, item: result.item, fault: { reason, shown: 'last good version' } };
  }
}

async function attempt<T>(file: string, parse: Parse<T>): Promise<Attempt<T>> {
  try {
    const text = await readFile(file, 'utf8');
    return { file, text, result: parse(text) };
  } catch (error) {
    return failed(file, readFault(error));
  }
}

function failed<T>(file: string, reason: string): Attempt<T> {
  return { file, text: '', result: { reason } };
}

function doubled(id: number, file: string): string {
  return `id: ${id} is already the id of ${nameOf(file)}`;
}

function told({ file, fault }: Settled<unknown>): DroppedItem[] {
  return fault ? [{ item: nameOf(file), ...fault }] : [];
}

/** Folder and name. */
function nameOf(file: string): string {
  return `${path.basename(path.dirname(file))}/${path.basename(file)}`;
}
