import { LRUCache } from 'lru-cache';
import type { ResponsivePicture } from '../../../views/domain/property/picture.ts';
import { perItem } from '../../../views/domain/memo/per-item.ts';
import type { LocalPictures } from './local-pictures.ts';
import type { LocalMetadata } from './picture-metadata.ts';
import type { RemotePictureUrls } from './remote-picture-urls.ts';
import type { RemotePictures } from './remote-pictures.ts';
import { responsivePicture, type Size } from './sizing/media-path.ts';
import { PANORAMA, type PictureRecipe, recipeFor } from './sizing/recipe.ts';

/** Assumed for a remote picture until its size is known: what the views' frames expect. */
const DEFAULT_SIZE: Size = { width: 1600, height: 1067 };
/** The same for a panorama: a whole sphere. */
const DEFAULT_PANORAMA_SIZE: Size = { width: 4096, height: 2048 };
/** Pictures of other hosts whose URLs are cached, of some 3 KB each. */
const MAX_NAMED = 2000;

interface Sources {
  local: LocalPictures;
  remote: RemotePictures;
  urls: RemotePictureUrls;
}

/** The URLs that pages name for a picture. */
export class NamedPictures {
  readonly #sources: Sources;
  readonly #named = new LRUCache<string, { size: Size; picture: ResponsivePicture }>({
    max: MAX_NAMED,
  });

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** By the picture's source in the data; undefined when there is none. */
  find(source: string): ResponsivePicture | undefined {
    const { local, remote, urls } = this.#sources;
    const own = local.byName.get(source);
    if (own) return localUrls(own, recipeFor(source));
    const picture = urls.find(source);
    const size = picture && remote.size(picture.base);
    if (!picture || size === null) return undefined;
    const { base, recipe } = picture;
    const usual = recipe === PANORAMA ? DEFAULT_PANORAMA_SIZE : DEFAULT_SIZE;
    return this.#remoteUrls(base, size ?? usual, recipe);
  }

  /** Cached by base, which includes the recipe, and by size. */
  #remoteUrls(base: string, size: Size, recipe: PictureRecipe): ResponsivePicture {
    const named = this.#named.get(base);
    if (named?.size === size) return named.picture;
    const picture = responsivePicture(base, size, recipe);
    this.#named.set(base, { size, picture });
    return picture;
  }
}

/** Cached while the file is unchanged: an agency has few pictures of its own, shown often. */
const localUrls = perItem(
  (local: LocalMetadata, recipe: PictureRecipe): ResponsivePicture =>
    responsivePicture(local.base, local, recipe),
);
