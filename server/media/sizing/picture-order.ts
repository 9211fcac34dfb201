import type { PictureFormat, PictureRecipe } from './recipe.ts';

/** Exit code of a process that ends itself because a picture takes too much memory. */
export const OUT_OF_MEMORY = 9;

/** What a picture is made from. */
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

/** The process's answer: the file, or why there is none. */
export type PictureReply = { made: Uint8Array } | { problem: string };
