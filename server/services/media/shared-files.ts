import type { FileStore } from './file-store.ts';
import type { Bucket } from './bucket/bucket.ts';
import { BucketCalls } from './bucket/bucket-calls.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';

/** Milliseconds for reading a file: most pictures are resized in less. */
const READ_TIME = 3000;
/** Milliseconds for writing one, which nobody waits for. */
const WRITE_TIME = 15_000;
/** Files that are being written to the bucket; of further ones each machine makes its own. */
const MAX_WRITING = 20;

interface Options {
  local: FileStore;
  bucket: Bucket;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/** The files of pictures, as `FileStore` keeps them. */
export type PictureFiles = Pick<
  FileStore,
  'bytes' | 'concerns' | 'has' | 'read' | 'write' | 'remove'
>;

/**
 * The files of pictures of several machines: each has its own on disk and takes what it lacks from
 * a bucket, where it puts what it has made. Without the bucket it works alone.
 */
export class SharedFiles implements PictureFiles {
  readonly #local: FileStore;
  readonly #bucket: Bucket;
  readonly #reads: BucketCalls;
  readonly #writes: BucketCalls;
  readonly #writing = new Set<Promise<unknown>>();

  constructor({ local, bucket, ...options }: Options) {
    this.#local = local;
    this.#bucket = bucket;
    const reading = 'pictures cannot be read from the bucket of MEDIA_URL';
    this.#reads = new BucketCalls({ ...options, fault: reading, deadline: READ_TIME });
    const writing = 'pictures cannot be written to the bucket of MEDIA_URL';
    this.#writes = new BucketCalls({ ...options, fault: writing, deadline: WRITE_TIME });
  }

  /** Size of this machine's files together. */
  get bytes(): number {
    return this.#local.bytes;
  }

  /** Messages for the operator. */
  concerns(): string[] {
    return [...this.#local.concerns(), ...this.#reads.concerns(), ...this.#writes.concerns()];
  }

  /** Whether this machine has a file. */
  has(id: string): Promise<boolean> {
    return this.#local.has(id);
  }

  /** A file's content, from the disk or from the bucket. */
  async read(id: string): Promise<Buffer | undefined> {
    const here = await this.#local.read(id);
    if (here) return here;
    const content = await this.#reads.run((signal) => this.#bucket.read(id, signal));
    if (content) await this.#local.write(id, content);
    return content;
  }

  /** Stores a file on the disk, and then in the bucket, for which nobody waits. */
  async write(id: string, content: Buffer): Promise<void> {
    await this.#local.write(id, content);
    if (this.#writing.size >= MAX_WRITING) return;
    const writing = this.#writes
      .run((signal) => this.#bucket.write(id, content, signal))
      .finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  /** Removes a file from the disk: other machines may have a use for that of the bucket. */
  remove(id: string): Promise<void> {
    return this.#local.remove(id);
  }

  /** Resolves when the files that were being written are in the bucket, or have failed. */
  async written(): Promise<void> {
    await Promise.all(this.#writing);
  }
}
