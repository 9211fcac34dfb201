import type { LocalPictures } from './local-pictures.ts';
import { MediaFault } from './fetch/media-fault.ts';
import type { RemotePicture } from './remote-picture-urls.ts';
import type { RemotePictures } from './remote-pictures.ts';
import type { Size, Variant } from './sizing/media-path.ts';
import { isDrawing, type PictureRecipe, recipeFor, widthsWithin } from './sizing/recipe.ts';

/** The picture that variants are made from. */
export interface Original {
  isDrawing: boolean;
  recipe: PictureRecipe;
  /**
   * Makes sure that `read` resolves soon.
   * @throws MediaFault
   */
  ready: () => Promise<unknown>;
  /** @throws MediaFault */
  read: () => Promise<Buffer>;
}

/**
 * A picture of the agency's folder, if it has a variant of this width.
 * @throws MediaFault
 */
export function localOriginal(local: LocalPictures, name: string, variant: Variant): Original {
  const recipe = recipeFor(name);
  const size = local.byName.get(name);
  if (!size || !isMade(variant, recipe, size)) throw noSuchWidth();
  return {
    isDrawing: isDrawing(name),
    recipe,
    ready: () => Promise.resolve(),
    read: async () => {
      const content = await local.read(name, variant.base);
      if (content) return content;
      throw new MediaFault('gone', 'the file has changed since its URL was made');
    },
  };
}

/**
 * A remote picture, if it has a variant of this width. Pages made before its size was known use the
 * widths of a large one; those remain valid.
 * @throws MediaFault
 */
export async function remoteOriginal(
  remote: RemotePictures,
  picture: RemotePicture,
  variant: Variant,
): Promise<Original> {
  const { recipe } = picture;
  const read = () => remote.read(picture);
  if (!recipe.widths[variant.format].includes(variant.width)) {
    if (!remote.size(picture.base)) await read();
    const size = remote.size(picture.base);
    if (!size || !isMade(variant, recipe, size)) throw noSuchWidth();
  }
  return { isDrawing: false, recipe, ready: read, read };
}

function isMade({ format, width }: Variant, recipe: PictureRecipe, size: Size): boolean {
  return widthsWithin(recipe.widths[format], size.width).includes(width);
}

function noSuchWidth(): MediaFault {
  return new MediaFault('gone', 'the picture has no file of this width');
}
