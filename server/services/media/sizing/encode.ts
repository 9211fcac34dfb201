import type { Sharp } from 'sharp';
import { checkDecodable, decodedBytes } from './decoded-bytes.ts';
import type { Size } from './media-path.ts';
import type { PictureSource } from './picture-order.ts';
import type { PictureFormat, PictureRecipe } from './recipe.ts';

/**
 * Drawings are rasterized at this many times their own size, so that the largest width stays sharp.
 */
export const DRAWING_SCALE = 3;
const SVG_DPI = 72;
/** Pixels of a picture: one with more is a mistake or an attack. */
const MAX_PIXELS = 50_000_000;
/** Maximum seconds of work on one file; then sharp fails. */
const MAX_WORK = 60;

/**
 * sharp, loaded when the first picture needs it: a server whose pictures are all made starts
 * without it. One thread per picture and several pictures at a time are faster than the reverse.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  // No picture is decoded twice in the same way.
  sharp.cache(false);
  return sharp;
}

/** The picture, upright and on white, without the camera's metadata. */
export async function openPicture(source: PictureSource): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(source.bytes, readOptions(source)).autoOrient().flatten({ background: '#ffffff' });
}

export interface Measured extends Size {
  kind: string;
  /** Bytes that decoding takes at most. */
  decodedBytes: number;
}

/**
 * Size and format of a picture, from its header.
 * @throws when it cannot be read, or has more pixels than any photograph, or takes too much memory.
 */
export async function measure(source: PictureSource): Promise<Measured> {
  const sharp = await loadSharp();
  const header = await sharp(source.bytes, readOptions(source)).metadata();
  const { width, height } = header.autoOrient;
  if (width * height > MAX_PIXELS) throw new Error(`${width} × ${height} pixels are too many`);
  checkDecodable(header);
  const kind = header.compression === 'av1' ? 'avif' : header.format;
  return { width, height, kind, decodedBytes: decodedBytes(header) };
}

/** One variant of the picture. It is never enlarged: a narrower source keeps its width. */
export function encode(
  picture: Sharp,
  width: number,
  format: PictureFormat,
  recipe: PictureRecipe,
): Promise<Buffer> {
  const resized = picture.resize({ width, withoutEnlargement: true });
  return resized[format](recipe[format]).timeout({ seconds: MAX_WORK }).toBuffer();
}

function readOptions({ isDrawing }: PictureSource) {
  const options = { limitInputPixels: MAX_PIXELS };
  return isDrawing ? { ...options, density: SVG_DPI * DRAWING_SCALE } : options;
}
