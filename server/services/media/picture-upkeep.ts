import { inSlices } from '../../platform/concurrency/in-slices.ts';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import type { PictureFiles } from './shared-files.ts';
import { type KnownSize, knownSizes } from './known-sizes.ts';
import { learnSizes } from './learn-sizes.ts';
import type { LocalPictures } from './local-pictures.ts';
import { makeAhead } from './make-ahead.ts';
import { type RemoteEntry, writePictureMetadata } from './picture-metadata.ts';
import type { RemotePictureUrls, PictureReferences } from './remote-picture-urls.ts';
import type { RemotePictures } from './remote-pictures.ts';
import { type Variant, variantsOf } from './sizing/media-path.ts';
import { FORMATS, recipeFor } from './sizing/recipe.ts';
import type { Variants } from './variants.ts';

interface Options {
  picturesDir: string;
  mediaDir: string;
  /** Maximum size of the files in it, in bytes. */
  maxBytes: number;
  wanted: Pick<PictureReferences, 'version'>;
  local: LocalPictures;
  remote: RemotePictures;
  urls: RemotePictureUrls;
  store: PictureFiles;
  variants: Variants;
  /** Makes and caches the file of a variant. */
  make: (variant: Variant) => Promise<unknown>;
  timers: Timers;
  log: Log;
}

/** Background work on pictures, done while no visitor waits for one, in slices. */
export class PictureUpkeep {
  readonly #options: Options;
  readonly #flights = new SingleFlight<void>();
  #scans = 0;
  #learned = 0;
  #saved = '';
  #ahead = '';

  constructor(options: Options) {
    this.#options = options;
  }

  /** Changes with the agency's pictures and with what is known of remote ones. */
  get version(): string {
    return `${this.#scans}.${this.#learned}`;
  }

  /** Reads the agency's folder again; one reading at a time. */
  rescan(): Promise<void> {
    return this.#flights.doFresh('scan', () => this.#scan());
  }

  async refresh(): Promise<void> {
    await this.rescan();
    const { remote, log } = this.#options;
    try {
      await this.#flights.do('sizes', () => this.#learnSizes());
      // Once for all sizes: pages are rendered anew when it changes.
      this.#learned = remote.learned;
      await this.#save();
    } catch (error) {
      log.error({ err: error }, 'the sizes of pictures could not be learned');
    }
  }

  async makeAhead(): Promise<void> {
    const { wanted, store, variants, maxBytes, make, timers, log } = this.#options;
    const state = `${wanted.version()} ${this.version}`;
    if (this.#ahead === state) return;
    this.#ahead = state;
    try {
      await makeAhead({
        wanted: this.#everyVariant(await this.#known()),
        isCached: (variant) => variants.isCached(variant),
        isFull: () => store.bytes > maxBytes / 2,
        isBusy: () => variants.isBusy,
        make,
        timers,
      });
    } catch (error) {
      log.error({ err: error }, 'pictures could not be made ahead');
    }
  }

  /**
   * Saves the metadata, so that a restart need not read the pictures again. Disk errors are logged.
   */
  async saveMetadata(remote: Iterable<RemoteEntry>): Promise<boolean> {
    const { mediaDir, picturesDir, local, log } = this.#options;
    try {
      await writePictureMetadata(mediaDir, picturesDir, { local: local.byName, remote });
      return true;
    } catch (error) {
      log.error({ err: error }, 'the sizes of pictures could not be saved');
      return false;
    }
  }

  async #scan(): Promise<void> {
    const { local, log } = this.#options;
    try {
      if (await local.scan()) this.#scans += 1;
    } catch (error) {
      log.error({ err: error }, "the agency's pictures could not be read");
    }
  }

  async #learnSizes(): Promise<void> {
    const { remote, urls } = this.#options;
    await learnSizes(remote, await inSlices(urls.all()));
  }

  /** Saves the sizes of the pictures shown now, if they have changed since they were last saved. */
  async #save(): Promise<void> {
    const state = `${this.#options.wanted.version()} ${this.version}`;
    if (state === this.#saved) return;
    if (await this.saveMetadata(entriesOf(await this.#known()))) this.#saved = state;
  }

  #known(): Promise<KnownSize[]> {
    return inSlices(knownSizes(this.#options.remote, this.#options.urls));
  }

  /** The formats that most browsers use come first. */
  *#everyVariant(known: readonly KnownSize[]): Generator<Variant> {
    for (const format of FORMATS) {
      for (const [name, { base, ...size }] of this.#options.local.byName) {
        yield* variantsOf(base, size, recipeFor(name), format);
      }
      for (const { picture, size } of known) {
        if (size) yield* variantsOf(picture.base, size, picture.recipe, format);
      }
    }
  }
}

/** One after the other, as they are written. */
function* entriesOf(known: readonly KnownSize[]): Generator<RemoteEntry> {
  for (const { picture, size } of known) yield [picture.base, size];
}
