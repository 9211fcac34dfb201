import { INITIAL_CAMERA } from './camera.ts';

/** One file of a panorama. */
export interface PanoramaFile {
  url: string;
  /** Pixels around the whole horizon. */
  width: number;
}

interface Screen {
  /** Longer side of the canvas in device pixels. */
  longerSide: number;
  /** Maximum texture size of the device, in pixels. */
  maxWidth: number;
}

/** How much larger than its pixels a picture may be shown before the eye notices. */
const TOLERATED = 1.15;

/**
 * The file that is sharp in the middle of the view with which a panorama opens; the largest that the
 * device can show, if none is. Undefined if it can show none.
 * @param files in ascending order.
 */
export function panoramaFile(
  files: readonly PanoramaFile[],
  { longerSide, maxWidth }: Screen,
): PanoramaFile | undefined {
  const perPixel = (2 * Math.tan(INITIAL_CAMERA.field / 2)) / longerSide;
  const needed = (2 * Math.PI) / perPixel / TOLERATED;
  const shown = files.filter(({ width }) => width <= maxWidth);
  return shown.find(({ width }) => width >= needed) ?? shown.at(-1);
}
