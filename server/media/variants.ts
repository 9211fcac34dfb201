import { availableParallelism } from 'node:os';
import { SingleFlight } from '../concurrency/single-flight.ts';
import type { Log } from '../log.ts';
import { DeadlyPictures } from './deadly-pictures.ts';
import type { FileStore } from './file-store.ts';
import { NegativeCache } from './negative-cache.ts';
import type { Original } from './originals.ts';
import { MediaFault } from './media-fault.ts';
import { fileName, type Variant } from './sizing/media-path.ts';
import { measure } from './sizing/encode.ts';
import { PictureProcessEnded, PictureProcesses } from './sizing/picture-processes.ts';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';

/** libuv has four threads for files, names and encoders; some must stay free for the server. */
const AT_A_TIME = Math.max(1, Math.min(3, availableParallelism() - 1));
const MAX_WAITING = 200;

/** Bytes of memory from which a picture is decoded while no other such one is. */
const BIG = 100_000_000;

interface Options {
  store: FileStore;
  /** Folder for what is remembered of pictures that cannot be decoded. */
  deadlyDir: string;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  /** Resizes pictures; in processes of its own. */
  processes?: Pick<PictureProcesses, 'make'>;
}

/** The variants of pictures: from the disk, or made when first requested and cached. */
export class Variants {
  readonly #store: FileStore;
  readonly #slots = new ConcurrencyLimit(AT_A_TIME, MAX_WAITING);
  readonly #bigSlots = new ConcurrencyLimit(1, MAX_WAITING);
  readonly #faults: NegativeCache;
  readonly #making = new SingleFlight<Buffer>();
  readonly #deadly: DeadlyPictures;
  readonly #processes: Pick<PictureProcesses, 'make'>;
  readonly #log: Log;
  #isStopping = false;

  constructor({ store, deadlyDir, now, log, processes }: Options) {
    this.#store = store;
    this.#faults = new NegativeCache(now);
    this.#deadly = new DeadlyPictures(deadlyDir, now);
    this.#processes = processes ?? new PictureProcesses();
    this.#log = log;
  }

  /** Whether a file is being made. */
  get isBusy(): boolean {
    return this.#slots.isBusy;
  }

  /** From now on no picture is noted as deadly: the server's end may be why its process ended. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Whether a file is cached. */
  isCached(variant: Variant): Promise<boolean> {
    return this.#store.has(fileName(variant));
  }

  /**
   * One variant of a picture. Concurrent requests share the work.
   * @throws MediaFault: what `original` throws, `busy` when the queue is full, and `unusable` for
   * a picture that no decoder can read, remembered for a while.
   */
  get(variant: Variant, original: Original): Promise<Buffer> {
    const id = fileName(variant);
    return this.#making.do(id, async () => {
      const cached = await this.#store.read(id);
      if (cached) return cached;
      const fault = this.#faults.get(id);
      if (fault) throw fault;
      await original.ready();
      const made = await this.#slots.run(() => this.#make(variant, original));
      await this.#store.write(id, made);
      return made;
    });
  }

  /** The original is read only now: queued work must not occupy memory. */
  async #make(variant: Variant, original: Original): Promise<Buffer> {
    const source = { bytes: await original.read(), isDrawing: original.isDrawing };
    const { base } = variant;
    try {
      // Not noted again: it is tried anew when its time is over.
      if (await this.#deadly.has(base)) throw new Error('ended the process that decoded it before');
      const { decodedBytes } = await measure(source);
      const make = () => this.#processes.make({ ...variant, source, recipe: original.recipe });
      return await (decodedBytes > BIG ? this.#bigSlots.run(make) : make());
    } catch (error) {
      if (error instanceof MediaFault) throw error;
      if (error instanceof PictureProcessEnded) await this.#remember(base);
      const fault = new MediaFault('unusable', 'cannot be resized', { cause: error });
      this.#faults.add(fileName(variant), fault);
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ picture: fileName(variant), reason }, 'a picture cannot be resized');
      throw fault;
    }
  }

  async #remember(base: string): Promise<void> {
    if (this.#isStopping) return;
    try {
      await this.#deadly.add(base);
    } catch (error) {
      this.#log.error(
        { err: error, picture: base },
        'a picture that cannot be decoded is not noted',
      );
    }
  }
}
