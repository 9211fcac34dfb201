import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ResponsivePicture } from '../../views/domain/property/picture.ts';
import { perItem } from '../../views/domain/memo/per-item.ts';
import { inSlices } from '../concurrency/in-slices.ts';
import type { Log } from '../log.ts';
import type { Timers } from '../concurrency/timers.ts';
import type { NetworkAccess } from './fetch/network-access.ts';
import { FileStore } from './file-store.ts';
import { LocalPictures } from './local-pictures.ts';
import { learnSizes } from './learn-sizes.ts';
import { makeAhead } from './make-ahead.ts';
import { localOriginal, remoteOriginal } from './originals.ts';
import { PictureFault } from './picture-fault.ts';
import {
  readPictureMetadata,
  type PictureMetadata,
  type LocalMetadata,
  writePictureMetadata,
} from './picture-metadata.ts';
import { RemotePictureUrls, type Wanted } from './remote-picture-urls.ts';
import { RemotePictures } from './remote-pictures.ts';
import {
  parseFileName,
  responsivePicture,
  type Size,
  type Variant,
  variantsOf,
} from './sizing/media-path.ts';
import { FORMATS, PANORAMA, type PictureRecipe, recipeFor } from './sizing/recipe.ts';
import { Variants } from './variants.ts';

interface Options {
  /** The agency's `pictures` folder. */
  picturesDir: string;
  /** Folder for what is kept between runs. */
  mediaDir: string;
  /** Bound of the files kept there. */
  maxBytes: number;
  wanted: Wanted;
  reach: NetworkAccess;
  now: () => number;
  timers: Timers;
  log: Log;
}

/** Taken for the size of a picture elsewhere until it is known: what the views' frames expect. */
const DEFAULT_SIZE: Size = { width: 1600, height: 1067 };
/** The same of a panorama: a whole sphere. */
const DEFAULT_PANORAMA_SIZE: Size = { width: 4096, height: 2048 };
/** Pictures elsewhere whose URLs are kept, of some 3 KB each. */
const MAX_NAMED = 2000;

/**
 * The pictures of the site, wherever they come from: a file of the agency's folder, or an address
 * on a host that the site allows. Nothing else can be asked for.
 */
export class Media {
  readonly #options: Options;
  readonly #local: LocalPictures;
  readonly #remote: RemotePictures;
  readonly #addresses: RemotePictureUrls;
  readonly #variants: Variants;
  readonly #named = new LRUCache<string, { size: Size; picture: ResponsivePicture }>({
    max: MAX_NAMED,
  });
  readonly #store: FileStore;
  #scans = 0;
  #learned = 0;
  #saved = '';
  #sweeping: Promise<void> | undefined;
  #ahead = '';

  private constructor(options: Options, remembered: PictureMetadata) {
    const { picturesDir, mediaDir, wanted, reach, log, now } = options;
    const store = new FileStore({ ...options, dir: path.join(mediaDir, 'files') });
    this.#options = options;
    this.#store = store;
    this.#local = new LocalPictures({
      dir: picturesDir,
      remembered: remembered.local,
      log,
    });
    const { hosts } = wanted;
    this.#remote = new RemotePictures({ ...options, hosts, store, remembered: remembered.remote });
    this.#addresses = new RemotePictureUrls(wanted, reach);
    this.#variants = new Variants(store, now);
  }

  /** Looks at the agency's folder once before it resolves. */
  static async open(options: Options): Promise<Media> {
    const picturesDir = await realpath(options.picturesDir).catch(() => options.picturesDir);
    const remembered = await readPictureMetadata(options.mediaDir, picturesDir);
    const media = new Media({ ...options, picturesDir }, remembered);
    if (await media.#local.scan()) await media.#keep(remembered.remote);
    return media;
  }

  /** Changes whenever pages could name other pictures, or other sizes of them. */
  get version(): string {
    return `${this.#scans}.${this.#learned}`;
  }

  /** A picture's addresses, by the source that data gives it; undefined when there is none. */
  picture(source: string): ResponsivePicture | undefined {
    const local = this.#local.byName.get(source);
    if (local) return localAddresses(local, recipeFor(source));
    const remote = this.#addresses.find(source);
    const size = remote && this.#remote.size(remote.base);
    if (!remote || size === null) return undefined;
    const { base, recipe } = remote;
    const usual = recipe === PANORAMA ? DEFAULT_PANORAMA_SIZE : DEFAULT_SIZE;
    return this.#remoteAddresses(base, size ?? usual, recipe);
  }

  /** Kept by what is in the addresses: it says the recipe too, and not the size. */
  #remoteAddresses(base: string, size: Size, recipe: PictureRecipe): ResponsivePicture {
    const named = this.#named.get(base);
    if (named?.size === size) return named.picture;
    const picture = responsivePicture(base, size, recipe);
    this.#named.set(base, { size, picture });
    return picture;
  }

  /**
   * Looks through homes and projects that will soon be shown: lists that `wanted.data` will have.
   * Everything else goes on meanwhile.
   */
  async prepare(lists: readonly object[]): Promise<void> {
    await inSlices(this.#addresses.prepare(lists));
  }

  /** What a file name under /media/ stands for; undefined when the site has no such picture. */
  variant(file: string): Variant | undefined {
    const variant = parseFileName(file);
    if (!variant) return undefined;
    const { base } = variant;
    return (this.#local.nameOf(base) ?? this.#addresses.at(base)) ? variant : undefined;
  }

  /**
   * The bytes of one file.
   * @throws PictureFault
   */
  async bytes(variant: Variant): Promise<Buffer> {
    const name = this.#local.nameOf(variant.base);
    if (name !== undefined) {
      return this.#variants.get(variant, localOriginal(this.#local, name, variant));
    }
    const remote = this.#addresses.at(variant.base);
    if (!remote) throw new PictureFault('gone', 'the site has no such picture');
    const original = await remoteOriginal(this.#remote, remote, variant);
    return this.#variants.get(variant, original);
  }

  /** Looks at the agency's folder anew. Never rejects. */
  async look(): Promise<void> {
    try {
      if (await this.#local.scan()) this.#scans += 1;
    } catch (error) {
      this.#options.log.error({ err: error }, "the agency's pictures could not be looked at");
    }
  }

  /**
   * Looks at the agency's folder anew, and asks for the sizes of pictures elsewhere that are not
   * known yet. Never rejects.
   */
  async refresh(): Promise<void> {
    await this.look();
    try {
      this.#sweeping ??= learnSizes(this.#remote, this.#addresses.all()).finally(() => {
        this.#sweeping = undefined;
      });
      await this.#sweeping;
      // Not with each size: pages are made anew when it changes.
      this.#learned = this.#remote.learned;
      await this.#save();
    } catch (error) {
      this.#options.log.error({ err: error }, 'the sizes of pictures could not be learned');
    }
  }

  /**
   * Makes the files of all pictures whose sizes are known and that are not kept yet, while no visitor
   * waits for one and until half of what may be kept is full. Never rejects.
   */
  async makeAhead(): Promise<void> {
    const state = `${this.#options.wanted.version()} ${this.version}`;
    if (this.#ahead === state) return;
    this.#ahead = state;
    try {
      await makeAhead({
        wanted: this.#everyVariant(),
        isKept: (variant) => this.#variants.isKept(variant),
        isFull: () => this.#store.bytes > this.#options.maxBytes / 2,
        isBusy: () => this.#variants.isBusy,
        make: (variant) => this.bytes(variant),
        timers: this.#options.timers,
      });
    } catch (error) {
      this.#options.log.error({ err: error }, 'pictures could not be made ahead');
    }
  }

  /** The formats that most browsers take come first. */
  *#everyVariant(): Generator<Variant> {
    for (const format of FORMATS) {
      for (const [name, { base, ...size }] of this.#local.byName) {
        yield* variantsOf(base, size, recipeFor(name), format);
      }
      for (const { base, recipe } of this.#addresses.all()) {
        const size = this.#remote.size(base);
        if (size) yield* variantsOf(base, size, recipe, format);
      }
    }
  }

  /** What a restart would have to find out again. */
  async #save(): Promise<void> {
    const known = this.#addresses.all().flatMap(({ base }) => {
      const size = this.#remote.size(base);
      return size === undefined ? [] : [[base, size] as const];
    });
    await this.#keep(new Map(known));
  }

  /** A disk that takes nothing is logged. */
  async #keep(remote: PictureMetadata['remote']): Promise<void> {
    const { mediaDir, picturesDir, log } = this.#options;
    const remembered = { local: this.#local.byName, remote };
    const saved = JSON.stringify([...remembered.local, ...remembered.remote]);
    if (saved === this.#saved) return;
    try {
      await writePictureMetadata(mediaDir, picturesDir, remembered);
      this.#saved = saved;
    } catch (error) {
      log.error({ err: error }, 'what is known of pictures could not be kept');
    }
  }
}

/** As long as the file is the same: an agency has few pictures of its own, and shows them often. */
const localAddresses = perItem(
  (local: LocalMetadata, recipe: PictureRecipe): ResponsivePicture =>
    responsivePicture(local.base, local, recipe),
);
