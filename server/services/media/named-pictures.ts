import { LRUCache } from 'lru-cache';
import type { ResponsivePicture } from '../../../views/domain/property/picture.ts';
import { perItem } from '../../../views/domain/memo/per-item.ts';
import { SealedTexts } from '../../platform/sealed-texts.ts';
import type { LocalPictures } from './local-pictures.ts';
import type { LocalMetadata } from './picture-metadata.ts';
import type { RemotePicture, RemotePictureUrls } from './remote-picture-urls.ts';
import type { RemotePictures } from './remote-pictures.ts';
import { responsivePicture, type Size, SOURCE } from './sizing/media-path.ts';
import { PANORAMA, type PictureRecipe, recipeFor } from './sizing/recipe.ts';

/** Assumed for a remote picture until its size is known: what the views' frames expect. */
const DEFAULT_SIZE: Size = { width: 1600, height: 1067 };
/** The same for a panorama: a whole sphere. */
const DEFAULT_PANORAMA_SIZE: Size = { width: 4096, height: 2048 };
/** Pictures of other hosts whose URLs are cached, of some 3 KB each. */
const MAX_NAMED = 2000;

/** Purpose of sealed URLs of pictures. */
const PURPOSE = 'vitrine picture 1';

interface Options {
  local: LocalPictures;
  remote: RemotePictures;
  urls: RemotePictureUrls;
  /** The site's session secret. */
  secret: string;
}

/**
 * The URLs that pages name for a picture. Where the data names it, every server of the site knows
 * what the URL stands for. A picture of a home that only its owner sees brings its source along,
 * sealed: another server may be asked for it, or this one after a restart.
 */
export class NamedPictures {
  readonly #options: Options;
  readonly #sealed: SealedTexts;
  readonly #known = new LRUCache<string, { size: Size; picture: ResponsivePicture }>({
    max: MAX_NAMED,
  });

  constructor(options: Options) {
    this.#options = options;
    this.#sealed = new SealedTexts(options.secret, PURPOSE);
  }

  /** By the picture's source in the data; undefined when there is none. */
  find(source: string): ResponsivePicture | undefined {
    const { local, remote, urls } = this.#options;
    const own = local.byName.get(source);
    if (own) return localUrls(own, recipeFor(source));
    const picture = urls.find(source);
    const size = picture && remote.size(picture.base);
    if (!picture || size === null) return undefined;
    const usual = picture.recipe === PANORAMA ? DEFAULT_PANORAMA_SIZE : DEFAULT_SIZE;
    return this.#remoteUrls(picture, size ?? usual);
  }

  /** Notes the picture of a URL that brings its source along. @returns whether it is of this base. */
  isOf(base: string, sealed: string): boolean {
    const source = this.#sealed.open(sealed);
    return source !== undefined && this.#options.urls.find(source)?.base === base;
  }

  /** Cached by base, which includes the recipe, and by size. */
  #remoteUrls(picture: RemotePicture, size: Size): ResponsivePicture {
    const { base, recipe, source } = picture;
    const isNamed = this.#options.urls.isNamed(picture);
    const key = isNamed ? base : `${base}?`;
    const known = this.#known.get(key);
    if (known?.size === size) return known.picture;
    const query = isNamed ? '' : `?${SOURCE}=${this.#sealed.seal(source)}`;
    const urls = responsivePicture(base, size, recipe, query);
    this.#known.set(key, { size, picture: urls });
    return urls;
  }
}

/** Cached while the file is unchanged: an agency has few pictures of its own, shown often. */
const localUrls = perItem(
  (local: LocalMetadata, recipe: PictureRecipe): ResponsivePicture =>
    responsivePicture(local.base, local, recipe),
);
