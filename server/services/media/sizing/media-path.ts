import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ResponsivePicture } from '../../../../views/domain/property/picture.ts';
import { FORMATS, type PictureFormat, type PictureRecipe, widthsWithin } from './recipe.ts';

/** Upright size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** One file of a picture, as its URL names it. */
export interface Variant {
  /** `<name>.<hash>`: the common part of all files of a picture. */
  base: string;
  width: number;
  format: PictureFormat;
}

const MOUNT = '/media/';
/** Query parameter with the sealed source of a picture. */
export const SOURCE = 'of';
/**
 * Characters of a picture's own name in its URL: it is for people and search engines, the hash
 * decides.
 */
const MAX_NAME_LENGTH = 60;
const ENDINGS: Readonly<Record<PictureFormat, string>> = {
  avif: 'avif',
  webp: 'webp',
  jpeg: 'jpg',
};
const FILE = /^([a-z0-9-]+\.[0-9a-f]{16})\.([1-9]\d{0,4})\.(avif|webp|jpg)$/;

/**
 * The part of a URL that changes with the picture. `source` is the content of a file, or the URL of
 * a remote picture. The recipe is hashed too, so that a new quality gives a new URL, but not its
 * widths: a file stays the same when others are made beside it.
 */
export function mediaBaseName(
  name: string,
  source: Buffer | string,
  recipe: PictureRecipe,
): string {
  const { avif, webp, jpeg } = recipe;
  const qualities = JSON.stringify({ avif, webp, jpeg });
  const hash = createHash('sha256').update(qualities).update('\0').update(source);
  return `${urlName(name)}.${hash.digest('hex').slice(0, 16)}`;
}

/** The file name under /media/. */
export function fileName({ base, width, format }: Variant): string {
  return `${base}.${width}.${ENDINGS[format]}`;
}

/** Parses a file name under /media/; undefined for anything that `fileName` does not make. */
export function parseFileName(file: string): Variant | undefined {
  const [, base, width, ending] = FILE.exec(file) ?? [];
  const format = FORMATS.find((each) => ENDINGS[each] === ending);
  return base && format ? { base, width: Number(width), format } : undefined;
}

/** Every variant of a picture of this size in one format. */
export function variantsOf(
  base: string,
  size: Size,
  { widths }: PictureRecipe,
  format: PictureFormat,
): Variant[] {
  return widthsWithin(widths[format], size.width).map((width) => ({ base, width, format }));
}

/**
 * The URLs of a picture in every format and width, for a source of this size.
 * @param query with its question mark, or empty.
 */
export function responsivePicture(
  base: string,
  size: Size,
  recipe: PictureRecipe,
  query = '',
): ResponsivePicture {
  const variants = (format: PictureFormat) =>
    variantsOf(base, size, recipe, format).map((variant) => ({
      url: `${MOUNT}${fileName(variant)}${query}`,
      width: variant.width,
    }));
  const jpeg = variants('jpeg');
  const width = jpeg.at(-1)?.width ?? size.width;
  const height = Math.max(1, Math.round((size.height * width) / size.width));
  return { width, height, avif: variants('avif'), webp: variants('webp'), jpeg };
}

/** A source's name as part of a URL: letters, digits and hyphens only. */
function urlName(file: string): string {
  const plain = path
    .parse(file)
    .name.normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-+|-+$/g, '');
  return plain || createHash('sha256').update(path.basename(file)).digest('hex').slice(0, 8);
}
