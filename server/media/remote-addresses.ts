import path from 'node:path';
import { isAllowedUrl, type Reach } from './fetch/reach.ts';
import { pictureSources, type PictureUse } from './picture-sources.ts';
import { addressBase } from './sizing/address.ts';
import { PANORAMA, PHOTOGRAPH, type PictureRecipe } from './sizing/recipe.ts';

/** What the current site and catalogue say about pictures. */
export interface Wanted {
  /** Changes whenever `data` or `hosts` do. */
  version: () => string;
  /** Whatever names pictures. */
  data: () => unknown;
  /** Hosts whose pictures may be shown, as `URL.host` writes them. */
  hosts: () => readonly string[];
}

/** A picture on another host. */
export interface RemotePicture {
  source: string;
  host: string;
  /** What its URLs have in common. */
  base: string;
  recipe: PictureRecipe;
}

const RECIPES: Readonly<Record<PictureUse, PictureRecipe>> = {
  photograph: PHOTOGRAPH,
  panorama: PANORAMA,
};

/** The remote pictures that the site shows now, by their source and by their URL here. */
export class RemoteAddresses {
  readonly #wanted: Wanted;
  readonly #reach: Reach;
  #bySource = new Map<string, RemotePicture>();
  #byBase = new Map<string, RemotePicture>();
  #version: string | undefined;

  constructor(wanted: Wanted, reach: Reach) {
    this.#wanted = wanted;
    this.#reach = reach;
  }

  /** The picture at a URL of another host; undefined when that host is not allowed. */
  find(source: string): RemotePicture | undefined {
    this.#follow();
    const known = this.#bySource.get(source);
    if (known) return known;
    const picture = this.#describe(source, PHOTOGRAPH);
    if (picture) this.#add(picture);
    return picture;
  }

  /** The picture whose files have this URL; only what the data names can be found. */
  at(base: string): RemotePicture | undefined {
    this.#follow();
    return this.#byBase.get(base);
  }

  all(): RemotePicture[] {
    this.#follow();
    return [...this.#byBase.values()];
  }

  /** Old names go with the data that had them; what is still named is not worked out again. */
  #follow(): void {
    const version = this.#wanted.version();
    if (version === this.#version) return;
    this.#version = version;
    const before = this.#bySource;
    const hosts = this.#wanted.hosts();
    this.#bySource = new Map();
    this.#byBase = new Map();
    for (const [source, use] of pictureSources(this.#wanted.data())) {
      const known = before.get(source);
      const recipe = RECIPES[use];
      const isSame = known && known.recipe === recipe && hosts.includes(known.host);
      const picture = isSame ? known : this.#describe(source, recipe);
      if (picture) this.#add(picture);
    }
  }

  #add(picture: RemotePicture): void {
    this.#bySource.set(picture.source, picture);
    this.#byBase.set(picture.base, picture);
  }

  #describe(source: string, recipe: PictureRecipe): RemotePicture | undefined {
    const url = /^https?:/i.test(source) ? URL.parse(source) : null;
    if (!url || !isAllowedUrl(url, this.#wanted.hosts(), this.#reach)) return undefined;
    const base = addressBase(nameOf(url), url.href, recipe);
    return { source, host: url.host, base, recipe };
  }
}

function nameOf({ pathname }: URL): string {
  const last = path.posix.basename(pathname);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
