import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ResponsivePicture } from '../../../views/domain/property/picture.ts';
import { inSlices } from '../../platform/concurrency/in-slices.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import type { NetworkAccess } from './fetch/network-access.ts';
import type { Bucket } from './bucket/bucket.ts';
import { type PictureFiles, SharedFiles } from './shared-files.ts';
import { FileStore } from './file-store.ts';
import { LocalPictures } from './local-pictures.ts';
import { NamedPictures } from './named-pictures.ts';
import { localOriginal, remoteOriginal } from './originals.ts';
import { MediaFault } from './fetch/media-fault.ts';
import { readPictureMetadata, type PictureMetadata } from './picture-metadata.ts';
import { PictureUpkeep } from './picture-upkeep.ts';
import { RemotePictureUrls, type PictureReferences } from './remote-picture-urls.ts';
import { RemotePictures } from './remote-pictures.ts';
import { parseFileName, type Variant } from './sizing/media-path.ts';
import { lighterWidth, recipeFor } from './sizing/recipe.ts';
import { Variants } from './variants.ts';

interface Options {
  /** The agency's `pictures` folder. */
  picturesDir: string;
  /** Folder for data that outlives a run. */
  mediaDir: string;
  /** Maximum size of the files in it, in bytes. */
  maxBytes: number;
  /** Files shared with other machines; undefined: this one has its own alone. */
  bucket?: Bucket | undefined;
  wanted: PictureReferences;
  reach: NetworkAccess;
  /** The site's session secret. */
  secret: string;
  now: () => number;
  timers: Timers;
  log: Log;
}

/**
 * The pictures of the site, wherever they come from: a file of the agency's folder, or a URL on a
 * host that the site allows. Other pictures cannot be requested.
 */
export class Media {
  readonly #local: LocalPictures;
  readonly #remote: RemotePictures;
  readonly #urls: RemotePictureUrls;
  readonly #variants: Variants;
  readonly #store: PictureFiles;
  readonly #shared: SharedFiles | undefined;
  readonly #named: NamedPictures;
  readonly #upkeep: PictureUpkeep;

  private constructor(options: Options, remembered: PictureMetadata) {
    const { picturesDir, mediaDir, wanted, reach, log, bucket } = options;
    const { hosts } = wanted;
    const files = new FileStore({ ...options, dir: path.join(mediaDir, 'files') });
    const shared = bucket && new SharedFiles({ ...options, local: files, bucket });
    const store = shared ?? files;
    const local = new LocalPictures({ dir: picturesDir, remembered: remembered.local, log });
    const remote = new RemotePictures({ ...options, hosts, store, remembered: remembered.remote });
    const urls = new RemotePictureUrls(wanted, reach);
    const crashesDir = path.join(mediaDir, 'deadly');
    const variants = new Variants({ ...options, store, crashesDir });
    const make = (variant: Variant) => this.bytes(variant);
    this.#local = local;
    this.#remote = remote;
    this.#urls = urls;
    this.#variants = variants;
    this.#store = store;
    this.#shared = shared;
    this.#named = new NamedPictures({ ...options, local, remote, urls });
    this.#upkeep = new PictureUpkeep({ ...options, local, remote, urls, store, variants, make });
  }

  /** Reads the agency's folder once before it resolves. */
  static async open(options: Options): Promise<Media> {
    const picturesDir = await realpath(options.picturesDir).catch(() => options.picturesDir);
    const remembered = await readPictureMetadata(options.mediaDir, picturesDir);
    const media = new Media({ ...options, picturesDir }, remembered);
    if (await media.#local.scan()) await media.#upkeep.saveMetadata(remembered.remote);
    return media;
  }

  /** Changes whenever pages could name other pictures, or other sizes of them. */
  get version(): string {
    return this.#upkeep.version;
  }

  /** Equal for equal pictures in the agency's folder. */
  get folderVersion(): string {
    return this.#local.version;
  }

  /** Messages for the operator. */
  concerns(): string[] {
    return [...this.#local.concerns(), ...this.#store.concerns()];
  }

  /** A picture's URLs, by the source that data gives it; undefined when there is none. */
  picture(source: string): ResponsivePicture | undefined {
    return this.#named.find(source);
  }

  /** Searches homes and projects that will soon be in `wanted.data` for pictures, in slices. */
  async prepare(lists: readonly object[]): Promise<void> {
    await inSlices(this.#urls.prepare(lists));
  }

  /**
   * Parses a file name under /media/; undefined when the site has no such picture.
   * @param sealed the source of a picture that the data does not name, as its URL has it.
   */
  variant(file: string, sealed = ''): Variant | undefined {
    const variant = parseFileName(file);
    if (!variant) return undefined;
    const { base } = variant;
    const isKnown = this.#local.nameOf(base) !== undefined || this.#urls.at(base) !== undefined;
    return isKnown || this.#named.isOf(base, sealed) ? variant : undefined;
  }

  /** The same picture, two thirds as wide at most where its recipe has such a file. */
  lighter(variant: Variant): Variant {
    const name = this.#local.nameOf(variant.base);
    const recipe = name === undefined ? this.#urls.at(variant.base)?.recipe : recipeFor(name);
    const width = recipe && lighterWidth(recipe.widths[variant.format], variant.width);
    return width === undefined ? variant : { ...variant, width };
  }

  /**
   * The bytes of one file.
   * @throws MediaFault
   */
  async bytes(variant: Variant): Promise<Buffer> {
    const name = this.#local.nameOf(variant.base);
    if (name !== undefined) {
      return this.#variants.get(variant, localOriginal(this.#local, name, variant));
    }
    const remote = this.#urls.at(variant.base);
    if (!remote) throw new MediaFault('gone', 'the site has no such picture');
    const original = await remoteOriginal(this.#remote, remote, variant);
    return this.#variants.get(variant, original);
  }

  /** To be called when the server stops. Resolves when what was made is shared, or that failed. */
  async stop(): Promise<void> {
    this.#variants.stop();
    await this.#shared?.written();
  }

  /** Reads the agency's folder again. Never rejects. */
  rescan(): Promise<void> {
    return this.#upkeep.rescan();
  }

  /**
   * Reads the agency's folder again, and fetches remote pictures whose sizes are unknown. Never
   * rejects.
   */
  refresh(): Promise<void> {
    return this.#upkeep.refresh();
  }

  /**
   * Makes the files of all pictures whose sizes are known and that are not cached yet, while no
   * visitor waits for one and until half of the maximum size is used. Never rejects.
   */
  makeAhead(): Promise<void> {
    return this.#upkeep.makeAhead();
  }
}
