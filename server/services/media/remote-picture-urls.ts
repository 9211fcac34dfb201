import path from 'node:path';
import { runSync, forEachInSteps, type Steps } from '../../platform/concurrency/in-slices.ts';
import { isAllowedUrl, type NetworkAccess } from './fetch/network-access.ts';
import { pictureSources, type PictureUse } from './picture-sources.ts';
import { mediaBaseName } from './sizing/media-path.ts';
import { PANORAMA, PHOTOGRAPH, type PictureRecipe } from './sizing/recipe.ts';

/** The pictures that the current site and catalogue refer to. */
export interface PictureReferences {
  /** Changes whenever `data` or `hosts` do. */
  version: () => string;
  /**
   * The data that names pictures, in parts that never change: each part is searched once. A list
   * may be searched before it is part of the data, with `prepare`.
   */
  data: () => readonly object[];
  /** Hosts whose pictures may be shown, as `URL.host` formats them. */
  hosts: () => readonly string[];
}

/** A picture on another host. */
export interface RemotePicture {
  source: string;
  host: string;
  /** The common part of its URLs. */
  base: string;
  recipe: PictureRecipe;
}

const RECIPES: Readonly<Record<PictureUse, PictureRecipe>> = {
  photograph: PHOTOGRAPH,
  panorama: PANORAMA,
};

/** The remote pictures named in one part of the data, also those of hosts that are not allowed. */
interface Part {
  bySource: Map<string, RemotePicture>;
  byBase: Map<string, RemotePicture>;
}

/** Items per step: a home names some dozens of pictures. */
const STEP = 20;
/** Pictures per step. */
const PICTURES = 2000;

/** The remote pictures that the site shows now, by their source and by their URL here. */
export class RemotePictureUrls {
  readonly #wanted: PictureReferences;
  readonly #reach: NetworkAccess;
  readonly #searched = new WeakMap<object, Part>();
  #parts: readonly Part[] = [];
  /** Pictures that pages show although the data does not name them: of homes that owners see. */
  #unnamed = emptyPart();
  #hosts: ReadonlySet<string> = new Set();
  #version: string | undefined;

  constructor(wanted: PictureReferences, reach: NetworkAccess) {
    this.#wanted = wanted;
    this.#reach = reach;
  }

  /** Searches lists that will soon be part of the data, in slices. */
  *prepare(lists: readonly object[]): Steps<void> {
    for (const list of lists) this.#searched.set(list, yield* this.#look(list));
  }

  /** The picture at a URL of another host; undefined when that host is not allowed. */
  find(source: string): RemotePicture | undefined {
    this.#follow();
    const known = this.#named(source) ?? this.#unnamed.bySource.get(source);
    if (known) return known;
    const picture = this.#describe(source, PHOTOGRAPH);
    if (!picture || !this.#hosts.has(picture.host)) return undefined;
    add(this.#unnamed, picture);
    return picture;
  }

  /** Whether the data names a picture: every server of the site finds it by its base then. */
  isNamed(picture: RemotePicture): boolean {
    return this.#named(picture.source) === picture;
  }

  /** The picture whose files have this base; those that the data names, or that `find` has found. */
  at(base: string): RemotePicture | undefined {
    this.#follow();
    for (const { byBase } of this.#parts) {
      const found = byBase.get(base);
      if (found && this.isNamed(found)) return found;
    }
    return this.#unnamed.byBase.get(base);
  }

  /**
   * All of them, some thousands in a step. Pictures that the site no longer shows may be left out.
   */
  *all(): Steps<RemotePicture[]> {
    this.#follow();
    const found: RemotePicture[] = [];
    const seen = new Set<RemotePicture>();
    let looked = 0;
    for (const { byBase } of this.#parts) {
      for (const picture of byBase.values()) {
        looked += 1;
        if (looked % PICTURES === 0) yield;
        if (!this.isNamed(picture) || seen.has(picture)) continue;
        seen.add(picture);
        found.push(picture);
      }
    }
    for (const picture of this.#unnamed.byBase.values()) {
      looked += 1;
      if (looked % PICTURES === 0) yield;
      found.push(picture);
    }
    return found;
  }

  /** A picture of an allowed host; of one that is also used as a panorama, the panorama. */
  #named(source: string): RemotePicture | undefined {
    const known = this.#known(source);
    return known && this.#hosts.has(known.host) ? known : undefined;
  }

  #known(source: string): RemotePicture | undefined {
    let found: RemotePicture | undefined;
    for (const { bySource } of this.#parts) {
      const picture = bySource.get(source);
      if (picture?.recipe === PANORAMA) return picture;
      found ??= picture;
    }
    return found;
  }

  /** Drops the names of data that is gone; data that is still used is not searched again. */
  #follow(): void {
    const version = this.#wanted.version();
    if (version === this.#version) return;
    const parts = this.#wanted.data().map((part) => {
      const searched = this.#searched.get(part) ?? runSync(this.#look(part));
      this.#searched.set(part, searched);
      return searched;
    });
    this.#version = version;
    this.#parts = parts;
    this.#hosts = new Set(this.#wanted.hosts());
    this.#unnamed = emptyPart();
  }

  *#look(part: object): Steps<Part> {
    const found = emptyPart();
    const things: readonly unknown[] = Array.isArray(part) ? part : [part];
    yield* forEachInSteps(things.length, STEP, (index) => {
      for (const [source, use] of pictureSources(things[index])) this.#note(found, source, use);
    });
    return found;
  }

  #note(part: Part, source: string, use: PictureUse): void {
    const recipe = RECIPES[use];
    const before = part.bySource.get(source);
    if (before?.recipe === PANORAMA || before?.recipe === recipe) return;
    if (before) part.byBase.delete(before.base);
    const known = this.#known(source);
    const picture = known?.recipe === recipe ? known : this.#describe(source, recipe);
    if (picture) add(part, picture);
  }

  /** Whatever its host is: that may be allowed later, when nothing is searched again. */
  #describe(source: string, recipe: PictureRecipe): RemotePicture | undefined {
    const url = /^https?:/i.test(source) ? URL.parse(source) : null;
    if (!url || !isAllowedUrl(url, [url.host], this.#reach)) return undefined;
    const base = mediaBaseName(nameOf(url), url.href, recipe);
    return { source, host: url.host, base, recipe };
  }
}

function emptyPart(): Part {
  return { bySource: new Map(), byBase: new Map() };
}

function add(part: Part, picture: RemotePicture): void {
  part.bySource.set(picture.source, picture);
  part.byBase.set(picture.base, picture);
}

function nameOf({ pathname }: URL): string {
  const last = path.posix.basename(pathname);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
