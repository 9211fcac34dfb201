import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Size } from '../media/sizing/address.ts';
import { DRAWING_SCALE, encode, openPicture } from '../media/sizing/encode.ts';
import { FORMATS, isDrawing, type PictureRecipe, widthsWithin } from '../media/sizing/recipe.ts';

/** Raised when the folder of a picture holds other files than before. */
const LAYOUT = 2;

interface Work {
  file: string;
  source: Buffer;
  recipe: PictureRecipe;
}

/** Same picture, same recipe, same encoders: same key; 64 hexadecimal digits. */
export function cacheKey(source: Buffer, recipe: PictureRecipe): string {
  const made = JSON.stringify({ LAYOUT, recipe, DRAWING_SCALE, versions: sharp.versions });
  return createHash('sha256').update(made).update('\0').update(source).digest('hex');
}

/**
 * The size of a picture whose resized files, `<width>.<format>`, stand in the folder: from the
 * cache or made now. A folder there is always complete.
 */
export async function cachedPicture(dir: string, work: Work): Promise<Size> {
  try {
    return JSON.parse(await readFile(path.join(dir, 'picture.json'), 'utf8')) as Size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const unfinished = `${dir}.${randomUUID()}`;
  try {
    await mkdir(unfinished);
    const size = await resize(unfinished, work);
    await rename(unfinished, dir).catch(acceptOtherBuild);
    return size;
  } catch (error) {
    const name = path.basename(work.file);
    throw new Error(`the picture ${name} cannot be resized`, { cause: error });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Two builds may make the same picture at once; the one that finishes last leaves the first's. */
function acceptOtherBuild(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

/** The source is unpacked once for all its files. */
async function resize(dir: string, { file, source, recipe }: Work): Promise<Size> {
  const upright = await openPicture({ bytes: source, isDrawing: isDrawing(file) });
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const format of FORMATS) {
    for (const width of widthsWithin(recipe.widths[format], info.width)) {
      const encoded = await encode(sharp(data, { raw }), width, format, recipe);
      await writeFile(path.join(dir, `${width}.${format}`), encoded);
    }
  }
  const size = { width: info.width, height: info.height };
  await writeFile(path.join(dir, 'picture.json'), JSON.stringify(size));
  return size;
}
