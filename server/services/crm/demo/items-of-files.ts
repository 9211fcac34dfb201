import path from 'node:path';
import type { DroppedItem } from '../catalogue-port.ts';
import type { ItemReader, ReadItem, WrittenItem } from './read-item.ts';

/** What a file says, and what that means beside the data that it refers to. */
export interface Attempt<Written, T> {
  file: string;
  /** Changes whenever the file or how it is read does; undefined if it could not be read. */
  mark: string | undefined;
  /** That of the reader (`ItemReader.translatesBy`) that made the result. */
  translatesBy: string;
  written: WrittenItem<Written>;
  result: ReadItem<T> | 'withheld';
}

/** What is shown of a file, and what is logged about it. */
export interface Settled<Written, T> {
  file: string;
  good?: Good<Written>;
  item?: T;
  fault?: Omit<DroppedItem, 'item'>;
}

/** A file whose content was good. */
interface Good<Written> {
  id: number;
  written: Written;
}

/** Decides what is shown of each file: its content, its last good content, or nothing. */
export class ItemsOfFiles<Written, T extends { id: number }> {
  #good: ReadonlyMap<string, Good<Written>> = new Map();

  /** The files that have good content. */
  get files(): string[] {
    return [...this.#good.keys()];
  }

  /** Of all files that exist: what was good of others is forgotten. */
  settle(
    attempts: readonly Attempt<Written, T>[],
    reader: ItemReader<Written, T>,
  ): Settled<Written, T>[] {
    const fileOfId = this.#filesOfIds(attempts);
    const settled = attempts.map(({ file, written, result }): Settled<Written, T> => {
      if (result === 'withheld') return { file };
      if (!('item' in result)) return this.#fallback(file, result.reason, fileOfId, reader);
      const { item, faults = [] } = result;
      const first = fileOfId.get(item.id)!;
      if (first !== file) return this.#fallback(file, doubled(item.id, first), fileOfId, reader);
      const fault = { reason: faults.join('; '), shown: 'rest' as const };
      const good = typeof written === 'object' && 'written' in written && written;
      return {
        file,
        item,
        ...(good && { good: { id: item.id, written: good.written } }),
        ...(faults.length > 0 && { fault }),
      };
    });
    this.#good = new Map(settled.flatMap(({ file, good }) => (good ? [[file, good]] : [])));
    return settled;
  }

  /** The file of each id: one that had it before has precedence. */
  #filesOfIds(attempts: readonly Attempt<Written, T>[]): Map<number, string> {
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
    reader: ItemReader<Written, T>,
  ): Settled<Written, T> {
    const good = this.#good.get(file);
    const result = good && !fileOfId.has(good.id) ? reader.translate(good.written) : undefined;
    if (!good || !result || !('item' in result)) return { file, fault: { reason } };
    fileOfId.set(good.id, file);
    return { file, good, item: result.item, fault: { reason, shown: 'last good version' } };
  }
}

function doubled(id: number, file: string): string {
  return `id: ${id} is already the id of ${nameOf(file)}`;
}

/** Folder and name. */
export function nameOf(file: string): string {
  return `${path.basename(path.dirname(file))}/${path.basename(file)}`;
}
