import { Readable } from 'node:stream';
import { concurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { type Timers, withDeadline } from '../concurrency/timers.ts';
import { HttpError } from '../http-error.ts';
import { closeFile, openRegular, type RegularFile, readFrom } from './folder-fs.ts';

/** Milliseconds that the disk may take to open a file, and to read each part of it. */
const READ_TIMEOUT = 5000;
/** Bytes of a part that is read at a time: what one visitor takes of the memory. */
const CHUNK_SIZE = 65_536;
/**
 * Files that are being opened at a time: while the disk does not answer, further requests are
 * refused at once.
 */
const MAX_CONCURRENT = 100;

const opening = concurrencyLimit({
  atATime: MAX_CONCURRENT,
  maxWaiting: 0,
  full: () => new FolderTimeout(),
});

/** The disk with the agency's folder does not answer in time. */
export class FolderTimeout extends HttpError {
  constructor() {
    super(503, "the disk with the agency's folder does not answer");
    this.name = 'FolderTimeout';
  }
}

/** A range of bytes: `end` is exclusive. */
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
   * Undefined if there is no such file, or if it is not a regular file.
   * @throws FolderTimeout
   */
  static async open(file: string, timers: Timers): Promise<FolderFile | undefined> {
    const found = opening.run(() => openRegular(file));
    try {
      const opened = await inTime(timers, found);
      return opened && new FolderFile(opened, timers);
    } catch (error) {
      // If it opens after the timeout, it is closed.
      found.then((late) => late && closeFile(late.handle)).catch(() => undefined);
      throw error;
    }
  }

  /** Ends with FolderTimeout when the disk stops answering. Closes the file when it ends. */
  content({ from, to }: Part = { from: 0, to: this.size }): Readable {
    let at = from;
    const next = async () => {
      if (at >= to) return null;
      const bytes = Math.min(CHUNK_SIZE, to - at);
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

/** @throws FolderTimeout after the timeout of the disk. */
function inTime<T>(timers: Timers, work: Promise<T>): Promise<T> {
  return withDeadline(
    timers,
    READ_TIMEOUT,
    () => work,
    () => new FolderTimeout(),
  );
}
