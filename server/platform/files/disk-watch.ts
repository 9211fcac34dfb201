import { statfs } from 'node:fs/promises';
import { Repeated } from '../concurrency/repeated.ts';
import type { Timers } from '../concurrency/timers.ts';
import type { Log } from '../log.ts';

const MINUTE = 60_000;
const MEGABYTE = 1_000_000;
/** Milliseconds between two looks at the disk. */
const INTERVAL = MINUTE;
/** Bytes that should be free: below, an hour of leads, copies and pictures may not fit. */
const MIN_FREE = 200 * MEGABYTE;

interface Options {
  /** A folder on the disk. */
  dir: string;
  timers: Timers;
  log: Log;
  /** Free bytes of the disk of a folder, for this user; the system's unless a test has its own. */
  freeBytes?: (dir: string) => Promise<number>;
}

/** Tells when the disk of a folder is nearly full, before anything is refused. */
export class DiskWatch {
  /** Looks immediately and every minute. */
  readonly repeated: Repeated;
  readonly #options: Options;
  #free = Number.POSITIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.check());
  }

  /** Never rejects. */
  async check(): Promise<void> {
    const { dir, log, freeBytes = freeBytesOf } = this.#options;
    const wasLow = this.#isLow;
    try {
      this.#free = await freeBytes(dir);
      if (this.#isLow && !wasLow) log.error({ free: this.#free }, 'the disk is nearly full');
    } catch (error) {
      log.error({ err: error }, 'the free room of the disk is unknown');
    }
  }

  /** Messages for the operator. */
  concerns(): string[] {
    if (!this.#isLow) return [];
    const megabytes = Math.floor(this.#free / MEGABYTE);
    return [`the disk of DATA_DIR is nearly full: ${megabytes} MB are free`];
  }

  get #isLow(): boolean {
    return this.#free < MIN_FREE;
  }
}

async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
