import { availableParallelism } from 'node:os';
import { SingleFlight } from '../concurrency/single-flight.ts';
import type { FileStore } from './file-store.ts';
import { NegativeCache } from './negative-cache.ts';
import type { Original } from './originals.ts';
import { MediaFault } from './media-fault.ts';
import { fileName, type Variant } from './sizing/media-path.ts';
import { encode, openPicture } from './sizing/encode.ts';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';

/** libuv has four threads for files, names and encoders; some must stay free for the server. */
const AT_A_TIME = Math.max(1, Math.min(3, availableParallelism() - 1));
const MAX_WAITING = 200;

/** The variants of pictures: from the disk, or made when first requested and cached. */
export class Variants {
  readonly #store: FileStore;
  readonly #slots = new ConcurrencyLimit(AT_A_TIME, MAX_WAITING);
  readonly #faults: NegativeCache;
  readonly #making = new SingleFlight<Buffer>();

  /** @param now milliseconds since 1970. */
  constructor(store: FileStore, now: () => number) {
    this.#store = store;
    this.#faults = new NegativeCache(now);
  }

  /** Whether a file is being made. */
  get isBusy(): boolean {
    return this.#slots.isBusy;
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
  async #make(variant: Variant, { isDrawing, recipe, read }: Original): Promise<Buffer> {
    const source = { bytes: await read(), isDrawing };
    try {
      return await encode(await openPicture(source), variant.width, variant.format, recipe);
    } catch (error) {
      const fault = new MediaFault('unusable', 'cannot be resized', { cause: error });
      this.#faults.add(fileName(variant), fault);
      throw fault;
    }
  }
}
