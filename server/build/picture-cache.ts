import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  ENDINGS,
  FORMATS,
  isDrawing,
  type PictureFormat,
  type PictureRecipe,
  widthsWithin,
} from './picture-formats.ts';

/** What was made of a picture: its size and the widths there are in each format. */
export interface CachedPicture {
  /** Size of the largest JPEG, in pixels. */
  width: number;
  height: number;
  widths: Record<PictureFormat, number[]>;
}

interface Work {
  file: string;
  source: Buffer;
  recipe: PictureRecipe;
}

/** Drawings are read at this many times their own size, so that the largest width stays sharp. */
const DRAWING_SCALE = 3;
const SVG_DPI = 72;

/** Same picture, same recipe, same encoders: same key; 64 hexadecimal digits. */
export function cacheKey(source: Buffer, recipe: PictureRecipe): string {
  const made = JSON.stringify({ recipe, DRAWING_SCALE, versions: sharp.versions });
  return createHash('sha256').update(made).update('\0').update(source).digest('hex');
}

/** The resized files of a picture, from the cache or made now. A folder there is always complete. */
export async function cachedPicture(dir: string, work: Work): Promise<CachedPicture> {
  try {
    return JSON.parse(await readFile(path.join(dir, 'picture.json'), 'utf8')) as CachedPicture;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const unfinished = `${dir}.${randomUUID()}`;
  try {
    await mkdir(unfinished);
    const made = await resize(unfinished, work);
    await rename(unfinished, dir).catch(acceptOtherBuild);
    return made;
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

async function resize(dir: string, { file, source, recipe }: Work): Promise<CachedPicture> {
  const options = isDrawing(file) ? { density: SVG_DPI * DRAWING_SCALE } : {};
  const upright = sharp(source, options).autoOrient().flatten({ background: '#ffffff' });
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = {} as Record<PictureFormat, number[]>;
  for (const format of FORMATS) {
    widths[format] = widthsWithin(recipe.widths[format], info.width);
    for (const width of widths[format]) {
      const resized = sharp(data, { raw }).resize({ width });
      const encoded = await resized[format](recipe[format]).toBuffer();
      await writeFile(path.join(dir, `${width}.${ENDINGS[format]}`), encoded);
    }
  }
  const width = widths.jpeg.at(-1)!;
  const height = Math.round((info.height * width) / info.width);
  const made = { width, height, widths };
  await writeFile(path.join(dir, 'picture.json'), JSON.stringify(made));
  return made;
}
