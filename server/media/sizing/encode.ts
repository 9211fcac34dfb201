import type { Sharp } from 'sharp';
import type { Size } from './media-path.ts';
import type { PictureFormat, PictureRecipe } from './recipe.ts';

/** Drawings are read at this many times their own size, so that the largest width stays sharp. */
export const DRAWING_SCALE = 3;
const SVG_DPI = 72;
/** A picture that unpacks to more than this is a mistake or an attack. */
const MAX_PIXELS = 50_000_000;
/** Seconds of work on one file; a picture that takes longer is made to. */
const MAX_WORK = 60;

/**
 * sharp, loaded when the first picture needs it: a server that has made its pictures before starts
 * without it. One thread a picture, several pictures at a time: faster than the other way.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

interface Source {
  bytes: Buffer;
  /** SVG, of the agency's own folder: it has no pixels of its own. */
  isDrawing: boolean;
}

/** The picture, upright and on white, without what a camera wrote into it. */
export async function openPicture(source: Source): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(source.bytes, readOptions(source)).autoOrient().flatten({ background: '#ffffff' });
}

/**
 * Size and kind of a picture, from its head.
 * @throws when it cannot be read, or has more pixels than any photograph.
 */
export async function measure(source: Source): Promise<Size & { kind: string }> {
  const sharp = await loadSharp();
  const { autoOrient, format, compression } = await sharp(
    source.bytes,
    readOptions(source),
  ).metadata();
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) throw new Error(`${width} × ${height} pixels are too many`);
  return { width, height, kind: compression === 'av1' ? 'avif' : format };
}

/** One file of the picture. It is never enlarged: a narrower source keeps its width. */
export function encode(
  picture: Sharp,
  width: number,
  format: PictureFormat,
  recipe: PictureRecipe,
): Promise<Buffer> {
  const resized = picture.resize({ width, withoutEnlargement: true });
  return resized[format](recipe[format]).timeout({ seconds: MAX_WORK }).toBuffer();
}

function readOptions({ isDrawing }: Source) {
  const options = { limitInputPixels: MAX_PIXELS };
  return isDrawing ? { ...options, density: SVG_DPI * DRAWING_SCALE } : options;
}
