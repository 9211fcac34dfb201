import path from 'node:path';
import { forEachInSteps, type Steps } from '../../../platform/concurrency/in-slices.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import type { ItemReader, ReadItem, WrittenItem } from './read-item.ts';

/** Files per step: less than a millisecond. */
const STEP = 500;

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

/** What is logged about a file. */
export interface Fault {
  file: string;
  fault: Omit<DroppedItem, 'item'>;
}

/** What is shown of a file, and what is logged about it. */
interface Settled<Written, T> {
  item?: T;
  good?: Good<Written> | undefined;
  fault?: Fault['fault'] | undefined;
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

  /**
   * Of all files that exist: what was good of others is forgotten. In steps; what was good is
   * replaced in the last one.
   */
  *settle(
    attempts: readonly Attempt<Written, T>[],
    reader: ItemReader<Written, T>,
  ): Steps<{ items: T[]; faults: Fault[] }> {
    const fileOfId = yield* this.#filesOfIds(attempts);
    const items: T[] = [];
    const faults: Fault[] = [];
    const allGood = new Map<string, Good<Written>>();
    yield* forEachInSteps(attempts.length, STEP, (index) => {
      const attempt = attempts[index]!;
      const { item, good, fault } = this.#settled(attempt, fileOfId, reader);
      if (item) items.push(item);
      if (good) allGood.set(attempt.file, good);
      if (fault) faults.push({ file: attempt.file, fault });
    });
    this.#good = allGood;
    return { items, faults };
  }

  #settled(
    { file, written, result }: Attempt<Written, T>,
    fileOfId: Map<number, string>,
    reader: ItemReader<Written, T>,
  ): Settled<Written, T> {
    if (result === 'withheld') return {};
    if (!('item' in result)) return this.#fallback(file, result.reason, fileOfId, reader);
    const { item, faults = [] } = result;
    const first = fileOfId.get(item.id)!;
    if (first !== file) return this.#fallback(file, doubled(item.id, first), fileOfId, reader);
    const isGood = typeof written === 'object' && 'written' in written;
    return {
      item,
      good: isGood ? { id: item.id, written: written.written } : undefined,
      fault: faults.length > 0 ? { reason: faults.join('; '), shown: 'rest' } : undefined,
    };
  }

  /** The file of each id: one that had it before has precedence. */
  *#filesOfIds(attempts: readonly Attempt<Written, T>[]): Steps<Map<number, string>> {
    const fileOfId = new Map<number, string>();
    const note = (index: number, hasPrecedence: boolean) => {
      const { file, result } = attempts[index]!;
      if (result === 'withheld' || !('item' in result)) return;
      const { id } = result.item;
      if (hasPrecedence && this.#good.get(file)?.id !== id) return;
      if (!fileOfId.has(id)) fileOfId.set(id, file);
    };
    yield* forEachInSteps(attempts.length, STEP, (index) => note(index, true));
    yield* forEachInSteps(attempts.length, STEP, (index) => note(index, false));
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
    if (!good || !result || !('item' in result)) return { fault: { reason } };
    fileOfId.set(good.id, file);
    return { good, item: result.item, fault: { reason, shown: 'last good version' } };
  }
}

function doubled(id: number, file: string): string {
  return `id: ${id} is already the id of ${nameOf(file)}`;
}

/** Folder and name. */
export function nameOf(file: string): string {
  return `${path.basename(path.dirname(file))}/${path.basename(file)}`;
}
