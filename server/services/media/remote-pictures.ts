import { errorMessage } from '../../platform/error-message.ts';
import type { Log } from '../../platform/log.ts';
import { type Timers, withDeadline } from '../../platform/concurrency/timers.ts';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import { AllowedHosts } from './fetch/allowed-hosts.ts';
import { ACCEPTED_PICTURES, fetchPicture } from './fetch/fetch-picture.ts';
import { HostLimiter } from './fetch/host-limiter.ts';
import { kindOf } from './fetch/picture-bytes.ts';
import type { NetworkAccess } from './fetch/network-access.ts';
import type { PictureFiles } from './shared-files.ts';
import { NegativeCache } from './negative-cache.ts';
import { MediaFault } from './fetch/media-fault.ts';
import type { RemoteMetadata } from './picture-metadata.ts';
import type { RemotePicture } from './remote-picture-urls.ts';
import { measure } from './sizing/encode.ts';

interface Options {
  /** Hosts that the agency's site allows now. */
  hosts: () => readonly string[];
  reach: NetworkAccess;
  store: PictureFiles;
  /** Metadata from the previous run, by base. */
  remembered: ReadonlyMap<string, RemoteMetadata>;
  now: () => number;
  timers: Timers;
  log: Log;
}

/** Bytes of a picture of another host: larger than photographs of cameras. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Milliseconds for one picture, from resolving its host to its last byte. */
const FETCH_TIME = 15_000;

/** Pictures of other hosts: fetched when first needed, and cached unchanged. */
export class RemotePictures {
  readonly #options: Options;
  readonly #known: Map<string, RemoteMetadata>;
  readonly #faults: NegativeCache;
  readonly #hosts: AllowedHosts;
  readonly #turns: HostLimiter;
  readonly #fetching = new SingleFlight<Buffer>();
  /** Changes whenever more is known of a picture than before. */
  learned = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#known = new Map(options.remembered);
    this.#faults = new NegativeCache(options.now);
    this.#turns = new HostLimiter(options.now);
    this.#hosts = new AllowedHosts({ ...options, accept: ACCEPTED_PICTURES, maxBytes: MAX_BYTES });
  }

  /** A picture's size; null when its URL is known to have none, undefined when unknown. */
  size(base: string): RemoteMetadata | undefined {
    return this.#known.get(base);
  }

  /** Why it cannot be fetched now; undefined if there was no failure. */
  fault({ host, base }: RemotePicture): MediaFault | undefined {
    return this.#faults.get(base) ?? this.#turns.fault(host);
  }

  /** Whether it cannot be fetched now. */
  isFailing({ host, base }: RemotePicture): boolean {
    return this.#turns.isSilent(host) || this.#faults.get(base) !== undefined;
  }

  /**
   * A picture as its host sent it, from the disk or fetched now; its size is known afterwards.
   * @throws MediaFault
   */
  async read(picture: RemotePicture): Promise<Buffer> {
    return this.#fetching.do(picture.base, async () => {
      const cached = await this.#options.store.read(idOf(picture));
      if (cached && this.#known.get(picture.base)) return cached;
      const fault = this.fault(picture);
      if (fault && !cached) throw fault;
      try {
        const bytes =
          cached ?? (await this.#turns.run(picture.host, () => this.#fetch(picture.source)));
        this.#learn(picture, await sizeOf(bytes));
        if (cached) return bytes;
        await this.#options.store.write(idOf(picture), bytes);
        return bytes;
      } catch (error) {
        throw await this.#refuse(picture, error);
      }
    });
  }

  /** Records that a picture cannot be fetched or used, and deletes the cached file. */
  async #refuse(picture: RemotePicture, error: unknown): Promise<MediaFault> {
    const fault = asFault(error);
    if (fault.kind === 'busy') return fault;
    const { host } = picture;
    this.#faults.add(picture.base, fault);
    if (fault.kind !== 'unreachable') this.#learn(picture, null);
    await this.#options.store.remove(idOf(picture));
    const cause = fault.cause instanceof Error ? fault.cause.message : undefined;
    const { kind, message: reason } = fault;
    this.#options.log.warn(
      { picture: picture.base, host, kind, reason, cause },
      'a picture is not available',
    );
    return fault;
  }

  async #fetch(source: string): Promise<Buffer> {
    try {
      return await withDeadline(this.#options.timers, FETCH_TIME, (signal) =>
        fetchPicture(source, this.#hosts, signal),
      );
    } catch (error) {
      if (error instanceof MediaFault) throw error;
      throw new MediaFault('unreachable', 'the picture could not be fetched', { cause: error });
    }
  }

  #learn({ base }: RemotePicture, size: RemoteMetadata): void {
    const before = this.#known.get(base);
    this.#known.set(base, size);
    if (before?.width !== size?.width || before?.height !== size?.height || before === undefined) {
      this.learned += 1;
    }
  }
}

function idOf({ base }: RemotePicture): string {
  return `${base}.original`;
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const announced = kindOf(bytes);
  const { kind, width, height } = await measure({ bytes, isDrawing: false });
  if (kind !== announced) throw new MediaFault('unusable', `begins like ${announced}, is ${kind}`);
  return { width, height };
}

/** Any other error is the picture's: a decoder that cannot read it. */
function asFault(error: unknown): MediaFault {
  if (error instanceof MediaFault) return error;
  const message = errorMessage(error);
  return new MediaFault('unusable', message, { cause: error });
}
