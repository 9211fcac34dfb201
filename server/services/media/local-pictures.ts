import { readFile, stat } from '../../platform/files/folder-fs.ts';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { namesIn } from '../../platform/files/names-in.ts';
import type { Log } from '../../platform/log.ts';
import type { LocalMetadata } from './picture-metadata.ts';
import { mediaBaseName, type Size } from './sizing/media-path.ts';
import { measure } from './sizing/encode.ts';
import { isDrawing, isPicture, recipeFor } from './sizing/recipe.ts';
import { inParallel } from '../../platform/concurrency/in-parallel.ts';
import { forEachInSteps, inSlices, type Steps } from '../../platform/concurrency/in-slices.ts';

interface Options {
  /** The agency's `pictures` folder. */
  dir: string;
  /** Metadata from the previous run, by name. */
  remembered: ReadonlyMap<string, LocalMetadata>;
  log: Log;
}

/** Files read concurrently: enough to keep a disk busy, few enough for memory. */
const MAX_CONCURRENT = 8;
/** Pictures per step. */
const STEP = 2000;

/** The pictures of the agency's folder, by the names that its data uses. */
export class LocalPictures {
  readonly #options: Options;
  #byName: ReadonlyMap<string, LocalMetadata>;
  #version = '';
  #nameByBase: ReadonlyMap<string, string> = new Map();
  /** Files that are not pictures, with the state in which they were read. */
  readonly #broken = new Map<string, string>();

  constructor(options: Options) {
    this.#options = options;
    this.#byName = options.remembered;
  }

  /** Equal for equal pictures under equal names. */
  get version(): string {
    return this.#version;
  }

  get byName(): ReadonlyMap<string, LocalMetadata> {
    return this.#byName;
  }

  /** The files that are no pictures, one line each. */
  concerns(): string[] {
    return [...this.#broken.keys()]
      .sort()
      .map((name) => `pictures/${name}: cannot be read; left out`);
  }

  /** The name of the picture with this base. */
  nameOf(base: string): string | undefined {
    return this.#nameByBase.get(base);
  }

  /** A picture's file; undefined when it no longer matches `base`. */
  async read(name: string, base: string): Promise<Buffer | undefined> {
    const content = await readFile(path.join(this.#options.dir, name)).catch(() => undefined);
    return content && mediaBaseName(name, content, recipeFor(name)) === base ? content : undefined;
  }

  /**
   * Reads the folder again.
   * @returns whether a picture was added, removed or changed.
   */
  async scan(): Promise<boolean> {
    // No folder: all pictures may be remote.
    const names = (await namesIn(this.#options.dir)).filter(isPicture).sort();
    const found = new Map<string, LocalMetadata>();
    await inParallel(names, MAX_CONCURRENT, async (name) => {
      const picture = await this.#look(name);
      if (picture) found.set(name, picture);
    });
    for (const name of this.#broken.keys()) {
      if (found.has(name) || !names.includes(name)) this.#broken.delete(name);
    }
    const before = this.#version || (await inSlices(versionOf(this.#byName)));
    const byName = new Map<string, LocalMetadata>();
    const nameByBase = new Map<string, string>();
    await inSlices(
      forEachInSteps(names.length, STEP, (at) => {
        const name = names[at]!;
        const picture = found.get(name);
        if (!picture) return;
        byName.set(name, picture);
        nameByBase.set(picture.base, name);
      }),
    );
    const version = await inSlices(versionOf(byName));
    this.#byName = byName;
    this.#nameByBase = nameByBase;
    this.#version = version;
    return version !== before;
  }

  async #look(name: string): Promise<LocalMetadata | undefined> {
    const file = path.join(this.#options.dir, name);
    const status = await stat(file).catch(() => undefined);
    if (!status?.isFile()) return undefined;
    const { size: bytes, mtimeMs, ctimeMs } = status;
    const stamp = `${bytes} ${mtimeMs} ${ctimeMs}`;
    const known = this.#byName.get(name);
    if (known?.bytes === bytes && known.mtimeMs === mtimeMs) return known;
    if (this.#broken.get(name) === stamp) return undefined;
    try {
      return { ...(await readSize(name, await readFile(file))), bytes, mtimeMs };
    } catch (error) {
      this.#broken.set(name, stamp);
      this.#options.log.warn({ picture: name, err: error }, 'a picture cannot be read; left out');
      return undefined;
    }
  }
}

async function readSize(name: string, content: Buffer): Promise<Size & { base: string }> {
  const base = mediaBaseName(name, content, recipeFor(name));
  const { width, height } = await measure({ bytes: content, isDrawing: isDrawing(name) });
  return { base, width, height };
}

function* versionOf(pictures: ReadonlyMap<string, LocalMetadata>): Steps<string> {
  const hash = createHash('sha256');
  let looked = 0;
  for (const [name, { base }] of pictures) {
    hash.update(`${JSON.stringify([name, base])},`);
    looked += 1;
    if (looked % STEP === 0) yield;
  }
  return hash.digest('hex').slice(0, 16);
}
