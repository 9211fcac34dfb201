import type { PictureFormat, PictureRecipe } from './recipe.ts';

/** Exit code of a process that ends itself because a picture takes too much memory. */
export const OUT_OF_MEMORY = 9;

/** The source of a picture. */
export interface PictureSource {
  bytes: Buffer;
  /** SVG of the agency's own folder, which has no pixels. */
  isDrawing: boolean;
}

/** One variant to be made, as it is sent to the process that makes it. */
export interface PictureOrder {
  source: PictureSource;
  width: number;
  format: PictureFormat;
  recipe: PictureRecipe;
}

/** The process's answer: the file, or an error. */
export type PictureReply = { made: Uint8Array } | { problem: string };
