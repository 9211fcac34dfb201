import { errorMessage } from '../../platform/error-message.ts';
import { availableParallelism } from 'node:os';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import type { Log } from '../../platform/log.ts';
import { DecoderCrashes } from './decoder-crashes.ts';
import type { PictureFiles } from './shared-files.ts';
import { NegativeCache } from './negative-cache.ts';
import type { Original } from './originals.ts';
import { busyMedia, MediaFault } from './fetch/media-fault.ts';
import { fileName, type Variant } from './sizing/media-path.ts';
import { measure } from './sizing/encode.ts';
import { PictureProcessEnded, PictureProcesses } from './sizing/picture-processes.ts';
import { concurrencyLimit } from '../../platform/concurrency/concurrency-limit.ts';

/**
 * Files made at a time: libuv has four threads for files, names and encoders, and some must stay
 * free for the server.
 */
const MAX_CONCURRENT = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Files queued to be made; further requests are answered with 503. */
const MAX_WAITING = 200;

/** Bytes of memory from which a picture is decoded while no other such one is. */
const LARGE_PICTURE = 100_000_000;

const pictureLimit = (atATime: number) =>
  concurrencyLimit({ atATime, maxWaiting: MAX_WAITING, full: busyMedia });

interface Options {
  store: PictureFiles;
  /** Folder for the record of pictures that cannot be decoded. */
  crashesDir: string;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  /** Resizes pictures, in separate processes. */
  processes?: Pick<PictureProcesses, 'make'>;
}

/** The variants of pictures: from the disk, or made when first requested and cached. */
export class Variants {
  readonly #store: PictureFiles;
  readonly #slots = pictureLimit(MAX_CONCURRENT);
  readonly #bigSlots = pictureLimit(1);
  readonly #faults: NegativeCache;
  readonly #making = new SingleFlight<Buffer>();
  readonly #crashes: DecoderCrashes;
  readonly #processes: Pick<PictureProcesses, 'make'>;
  readonly #log: Log;
  #isStopping = false;

  constructor({ store, crashesDir, now, log, processes }: Options) {
    this.#store = store;
    this.#faults = new NegativeCache(now);
    this.#crashes = new DecoderCrashes(crashesDir, now);
    this.#processes = processes ?? new PictureProcesses();
    this.#log = log;
  }

  /** Whether a file is being made. */
  get isBusy(): boolean {
    return this.#slots.isBusy;
  }

  /** From now on no picture is recorded as a decoder crash: the server's end may be why its process ended. */
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

  /** The original is read only now, because queued work must not occupy memory. */
  async #make(variant: Variant, original: Original): Promise<Buffer> {
    const source = { bytes: await original.read(), isDrawing: original.isDrawing };
    const { base } = variant;
    try {
      // Not recorded again: it is retried after its period.
      if (await this.#crashes.has(base))
        throw new Error('ended the process that decoded it before');
      const { decodedBytes } = await measure(source);
      const make = () => this.#processes.make({ ...variant, source, recipe: original.recipe });
      return await (decodedBytes > LARGE_PICTURE ? this.#bigSlots.run(make) : make());
    } catch (error) {
      if (error instanceof MediaFault) throw error;
      if (error instanceof PictureProcessEnded) await this.#remember(base);
      const fault = new MediaFault('unusable', 'cannot be resized', { cause: error });
      this.#faults.add(fileName(variant), fault);
      const reason = errorMessage(error);
      this.#log.warn({ picture: fileName(variant), reason }, 'a picture cannot be resized');
      throw fault;
    }
  }

  async #remember(base: string): Promise<void> {
    if (this.#isStopping) return;
    try {
      await this.#crashes.add(base);
    } catch (error) {
      this.#log.error(
        { err: error, picture: base },
        'a picture that cannot be decoded is not noted',
      );
    }
  }
}
