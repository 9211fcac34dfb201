import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { inParallel } from '../../platform/concurrency/in-parallel.ts';
import { forEachInSteps, inSlices } from '../../platform/concurrency/in-slices.ts';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { unfinishedName } from '../../platform/files/unfinished-files.ts';
import type { Log } from '../../platform/log.ts';

interface Options {
  dir: string;
  /** Maximum size of all files together. */
  maxBytes: number;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

interface Entry {
  /** `<id>~<checksum>`: shows whether the file is complete. */
  file: string;
  bytes: number;
  /** When the use was last written to the disk, in milliseconds since 1970. */
  noted: number;
}

const FILE = /^([^~]+)~[0-9a-f]{16}$/;
/** Files looked at concurrently when it opens: many at once would end in one turn of the event loop. */
const MAX_CONCURRENT = 32;
/** Files entered per step. */
const STEP = 2000;
/** Bytes of the files that the disk did not take: they are kept in memory instead. */
const MAX_UNWRITTEN = 32 * 1024 * 1024;
/**
 * Minimum milliseconds between two lines of the log about a disk that takes no files: every request
 * would write one.
 */
const REPORT_INTERVAL = 10 * 60_000;
/** Minimum milliseconds between two writes of a file's use: the order of eviction needs no more. */
const RECORD_INTERVAL = 60 * 60_000;

/**
 * A cache of files on disk, bounded in bytes; the least recently used are evicted. A file's mtime
 * is its last use, so that the order survives a restart. A damaged file counts as absent. Two
 * servers may share the folder: each has its own index, and a file that the other has removed is
 * made again.
 */
export class FileStore {
  readonly #options: Options;
  readonly #entries: LRUCache<string, Entry>;
  readonly #removing = new Set<Promise<void>>();
  readonly #unwritten = new LRUCache<string, Buffer>({
    maxSize: MAX_UNWRITTEN,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  /** The last write error, and when it was logged. */
  #fault: { reason: string; told: number } | undefined;
  #opened: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      disposeAfter: (entry, id) => this.#remove(entry, id),
    });
  }

  /** Size of all files together. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Messages for the operator. */
  concerns(): string[] {
    return this.#fault ? [`pictures cannot be kept: ${this.#fault.reason}`] : [];
  }

  /** Whether a file exists, by the index. */
  async has(id: string): Promise<boolean> {
    await this.#open();
    return this.#entries.has(id) || this.#unwritten.has(id);
  }

  /** A file's content; undefined when it does not exist or is damaged. */
  async read(id: string): Promise<Buffer | undefined> {
    await this.#open();
    const entry = this.#entries.get(id);
    if (!entry) return this.#unwritten.get(id);
    const content = await readFile(this.#path(entry.file)).catch(() => undefined);
    if (content && fileOf(id, content) === entry.file) {
      await this.#noteUse(entry);
      return content;
    }
    const { log } = this.#options;
    if (content) log.warn({ file: entry.file }, 'a cached picture is damaged; it is made again');
    if (this.#entries.peek(id) === entry) await this.remove(id);
    return undefined;
  }

  /** Stores a file; one that the disk does not take is kept in memory for a while. */
  async write(id: string, content: Buffer): Promise<void> {
    await this.#open();
    const entry = { file: fileOf(id, content), bytes: content.length, noted: this.#options.now() };
    const unfinished = unfinishedName(this.#path(entry.file));
    try {
      await writeFile(unfinished, content);
      await utimes(unfinished, entry.noted / 1000, entry.noted / 1000);
      await rename(unfinished, this.#path(entry.file));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      this.#unwritten.set(id, content);
      this.#tell(error);
      return;
    }
    this.#fault = undefined;
    this.#unwritten.delete(id);
    this.#entries.set(id, entry);
    if (!this.#entries.has(id)) this.#remove(entry, id);
    await Promise.all(this.#removing);
  }

  async remove(id: string): Promise<void> {
    await this.#open();
    this.#unwritten.delete(id);
    this.#entries.delete(id);
    await Promise.all(this.#removing);
  }

  /**
   * Logs why a file was not written, at most once per interval, as a full disk fails every write.
   */
  #tell(error: unknown): void {
    const { code = 'failed' } = error as NodeJS.ErrnoException;
    const { now, log } = this.#options;
    const told = this.#fault?.reason === code ? this.#fault.told : undefined;
    const isNew = told === undefined || now() - told >= REPORT_INTERVAL;
    this.#fault = { reason: code, told: isNew ? now() : told };
    if (isNew) log.error({ reason: code }, 'pictures cannot be cached on disk');
  }

  #path(file: string): string {
    return path.join(this.#options.dir, file);
  }

  /** A file that was written again under the same name stays. */
  #remove({ file }: Entry, id: string): void {
    if (this.#entries.peek(id)?.file === file) return;
    const removing = rm(this.#path(file), { force: true })
      .catch((error: unknown) =>
        this.#options.log.error({ err: error, file }, 'a cached picture cannot be removed'),
      )
      .finally(() => this.#removing.delete(removing));
    this.#removing.add(removing);
  }

  async #noteUse(entry: Entry): Promise<void> {
    const now = this.#options.now();
    if (now - entry.noted < RECORD_INTERVAL) return;
    entry.noted = now;
    await utimes(this.#path(entry.file), now / 1000, now / 1000).catch(() => undefined);
  }

  #open(): Promise<void> {
    this.#opened ??= this.#load();
    return this.#opened;
  }

  async #load(): Promise<void> {
    const { dir, log } = this.#options;
    try {
      await makeFolder(dir);
      const found: { id: string; entry: Entry }[] = [];
      await inParallel(await readdir(dir), MAX_CONCURRENT, async (file) => {
        const known = await this.#look(file);
        if (known) found.push(known);
      });
      found.sort((a, b) => a.entry.noted - b.entry.noted);
      await inSlices(
        forEachInSteps(found.length, STEP, (at) => {
          this.#entries.set(found[at]!.id, found[at]!.entry);
        }),
      );
    } catch (error) {
      log.error({ err: error }, 'the cached pictures cannot be read');
    }
  }

  async #look(file: string): Promise<{ id: string; entry: Entry } | undefined> {
    const status = await stat(this.#path(file)).catch(() => undefined);
    if (!status?.isFile()) return undefined;
    const id = FILE.exec(file)?.[1];
    if (!id) return undefined;
    return { id, entry: { file, bytes: status.size, noted: status.mtimeMs } };
  }
}

function fileOf(id: string, content: Buffer): string {
  return `${id}~${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}
