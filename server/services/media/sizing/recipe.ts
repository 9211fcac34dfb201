import path from 'node:path';

/**
 * The variants made of each picture. Photographs are shown from a phone's card to the width of a
 * large screen; a drawing (plan, portrait) has few colours, so a large one is small in bytes and must
 * stay sharp, its colours too. AVIF's effort 0 takes as long as WebP, a fifth of effort 2, for two to
 * six percent more bytes: pictures are made on request, while a visitor waits. 832 pixels go
 * across a phone with two pixels per CSS pixel, 1200 across one with three. WebP is for browsers of
 * before 2023, of which most have two.
 */
export interface PictureRecipe {
  widths: { avif: number[]; webp: number[]; jpeg: number[] };
  avif: { quality: number; effort: number; chromaSubsampling: '4:2:0' | '4:4:4' };
  webp: { quality: number; effort: number };
  jpeg: { quality: number; progressive: boolean };
}

export const PHOTOGRAPH: PictureRecipe = {
  widths: {
    avif: [480, 832, 1200, 1600, 2560],
    webp: [480, 1200, 1600, 2560],
    jpeg: [960, 1600],
  },
  avif: { quality: 45, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 4 },
  jpeg: { quality: 78, progressive: true },
};

const DRAWING: PictureRecipe = {
  widths: { avif: [480, 1200], webp: [480, 1200], jpeg: [960] },
  avif: { quality: 60, effort: 0, chromaSubsampling: '4:4:4' },
  webp: { quality: 86, effort: 4 },
  jpeg: { quality: 86, progressive: true },
};

/**
 * A panorama shows a quarter of its width at a time, larger than its pixels on many screens: up to
 * 8192 pixels for dense ones, in a quality that bears being magnified. Otherwise it is a photograph.
 */
export const PANORAMA: PictureRecipe = {
  ...PHOTOGRAPH,
  widths: { avif: [480, 960, 1600], webp: [480, 960, 1600, 4096, 8192], jpeg: [960, 4096] },
  webp: { quality: 82, effort: 4 },
};

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** Whether a file of the pictures folder is a picture; others (notes, licences) are ignored. */
export function isPicture(file: string): boolean {
  return /\.(jpe?g|png|svg|webp|avif)$/i.test(file);
}

export function isDrawing(file: string): boolean {
  return path.extname(file).toLowerCase() === '.svg';
}

export function recipeFor(file: string): PictureRecipe {
  if (isDrawing(file)) return DRAWING;
  return /^panorama\b/i.test(file) ? PANORAMA : PHOTOGRAPH;
}

/** The widths to make of a picture this wide: none is ever enlarged; the list is never empty. */
export function widthsWithin(widths: readonly number[], sourceWidth: number): number[] {
  const smaller = widths.filter((width) => width < sourceWidth);
  const reached = widths.some((width) => width >= sourceWidth);
  return reached ? [...smaller, sourceWidth] : smaller;
}

/** The widest of a recipe's widths that is at most two thirds of this one, if there is one. */
export function lighterWidth(widths: readonly number[], width: number): number | undefined {
  return widths.findLast((each) => each * 3 <= width * 2);
}
