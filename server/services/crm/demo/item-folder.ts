import path from 'node:path';
import { inParallel } from '../../../platform/concurrency/in-parallel.ts';
import { inSlices } from '../../../platform/concurrency/in-slices.ts';
import { readFile } from '../../../platform/files/folder-fs.ts';
import { withSharedParts } from '../../../platform/shared-parts.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import { fileMark, MAX_CONCURRENT } from './file-mark.ts';
import { type Attempt, type Fault, ItemsOfFiles, nameOf } from './items-of-files.ts';
import { listJson, readFault } from './list-json.ts';
import type { ItemReader, ReadItem, WrittenItem } from './read-item.ts';

/**
 * A folder of JSON files with one item each. Only files that have changed are read again; the items
 * of the others stay the same objects. It caches the last good content of every existing file, so
 * that a mistake made while the site runs removes no item.
 */
export class ItemFolder<Written extends { id: number }, T extends { id: number }> {
  readonly #folder: string;
  readonly #isOptional: boolean;
  readonly #items = new ItemsOfFiles<Written, T>();
  #attempts: ReadonlyMap<string, Attempt<Written, T>> = new Map();
  #copied: ReadonlyMap<number, T> | undefined;

  constructor(folder: string, { isOptional = false } = {}) {
    this.#folder = folder;
    this.#isOptional = isOptional;
  }

  /** @param copied items of the disk copy, by id: what is read of them first shares their parts. */
  continuesFrom(copied: ReadonlyMap<number, T>): void {
    this.#copied = copied;
  }

  /**
   * The item of every file. One with a mistake, or with the id of another, gives its last good
   * version, and nothing if it has none; either is reported by folder and name. A folder that cannot
   * be read gives the last good version of all its files.
   */
  async read(reader: ItemReader<Written, T>): Promise<{ items: T[]; dropped: DroppedItem[] }> {
    const { files, fault } = await listJson(this.#folder, this.#isOptional);
    const attempts =
      fault === undefined
        ? await this.#readAll(files, reader)
        : this.#items.files.map((file) => failed<Written, T>(file, fault));
    const { items, faults } = await inSlices(this.#items.settle(attempts, reader));
    if (fault === undefined) return { items, dropped: faults.map(told) };
    const shown = items.length > 0 && ({ shown: 'last good version' } as const);
    return { items, dropped: [{ item: path.basename(this.#folder), reason: fault, ...shown }] };
  }

  async #readAll(
    files: readonly string[],
    reader: ItemReader<Written, T>,
  ): Promise<readonly Attempt<Written, T>[]> {
    const made = new Map<string, Attempt<Written, T>>();
    await inParallel(files, MAX_CONCURRENT, async (file) => {
      made.set(file, await this.#attempt(file, reader));
    });
    this.#attempts = made;
    this.#copied = undefined;
    return files.map((file) => made.get(file)!);
  }

  /**
   * What a file says. The mark is read before the text: a file that changes in between is read again
   * the next time.
   */
  async #attempt(file: string, reader: ItemReader<Written, T>): Promise<Attempt<Written, T>> {
    const before = this.#attempts.get(file);
    const { readsBy, translatesBy } = reader;
    try {
      const mark = `${readsBy}\0${await fileMark(file)}`;
      const isSame = before?.mark === mark;
      if (isSame && before.translatesBy === translatesBy) return before;
      const read = isSame ? before.written : reader.read(await readFile(file, 'utf8'));
      const copied = this.#copiedAs(read);
      const known = before ?? { written: { written: copied }, result: { item: copied } };
      const written = withSharedParts(read, known.written);
      const result = withSharedParts(resultOf(written, reader), known.result);
      return { file, mark, translatesBy, written, result };
    } catch (error) {
      return failed(file, readFault(error));
    }
  }

  #copiedAs(read: WrittenItem<Written>): T | undefined {
    if (read === 'withheld' || 'reason' in read) return undefined;
    return this.#copied?.get(read.written.id);
  }
}

function resultOf<Written, T>(
  written: WrittenItem<Written>,
  reader: ItemReader<Written, T>,
): ReadItem<T> | 'withheld' {
  return written === 'withheld' || 'reason' in written
    ? written
    : reader.translate(written.written);
}

function failed<Written, T>(file: string, reason: string): Attempt<Written, T> {
  return { file, mark: undefined, translatesBy: '', written: { reason }, result: { reason } };
}

function told({ file, fault }: Fault): DroppedItem {
  return { item: nameOf(file), ...fault };
}
