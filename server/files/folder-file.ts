import { Readable } from 'node:stream';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import type { Timers } from '../concurrency/timers.ts';
import { HttpError } from '../errors.ts';
import { closeFile, openRegular, type RegularFile, readFrom } from './folder-fs.ts';

/**
 * Milliseconds for which a visitor waits for the disk: until a file is open, and for each part of
 * it.
 */
const PATIENCE = 5000;
/** Bytes of a part. */
const PART = 65_536;
/**
 * Files that are being opened; while the disk does not answer, who comes then is refused at once.
 */
const AT_ONCE = 100;

const opening = new ConcurrencyLimit(AT_ONCE, 0, () => new FolderSilent());

/** The disk with the agency's folder does not answer in time. */
export class FolderSilent extends HttpError {
  constructor() {
    super(503, "the disk with the agency's folder does not answer");
    this.name = 'FolderSilent';
  }
}

/** Bytes of a file: from the first, to before the last. */
interface Part {
  from: number;
  to: number;
}

/** A file of the agency's folder that is sent to a visitor: read a part at a time, or closed. */
export class FolderFile {
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly mtimeMs: number;
  readonly #opened: RegularFile;
  readonly #timers: Timers;

  private constructor(opened: RegularFile, timers: Timers) {
    this.size = opened.size;
    this.mtimeMs = opened.mtimeMs;
    this.#opened = opened;
    this.#timers = timers;
  }

  /**
   * Undefined when there is no such file, or what has its name is no file: a folder, a pipe.
   * @throws FolderSilent
   */
  static async open(file: string, timers: Timers): Promise<FolderFile | undefined> {
    const found = opening.run(() => openRegular(file));
    try {
      const opened = await inTime(timers, found);
      return opened && new FolderFile(opened, timers);
    } catch (error) {
      // Where it opens after all, nobody reads it.
      found.then((late) => late && closeFile(late.handle)).catch(() => undefined);
      throw error;
    }
  }

  /** Ends with FolderSilent when the disk stops answering. Closes the file when it ends. */
  content({ from, to }: Part = { from: 0, to: this.size }): Readable {
    let at = from;
    const next = async () => {
      if (at >= to) return null;
      const bytes = Math.min(PART, to - at);
      const part = await inTime(this.#timers, readFrom(this.#opened.handle, { from: at, bytes }));
      if (part.length === 0) throw new Error('a file became shorter while it was sent');
      at += part.length;
      return part;
    };
    return new Readable({
      read() {
        next().then(
          (part) => this.push(part),
          (error: Error) => this.destroy(error),
        );
      },
      destroy: (error, done) => {
        this.close();
        done(error);
      },
    });
  }

  /** Does not wait for the disk. */
  close(): void {
    closeFile(this.#opened.handle).catch(() => undefined);
  }
}

/** @throws FolderSilent when the disk takes longer than a visitor waits. */
async function inTime<T>(timers: Timers, work: Promise<T>): Promise<T> {
  let cancel = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    cancel = timers.after(PATIENCE, () => reject(new FolderSilent()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}
