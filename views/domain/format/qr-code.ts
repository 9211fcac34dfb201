import { encode } from 'uqr';
import { perText } from '../memo/per-text.ts';

/** A QR code as horizontal lines one unit thick, for the path of an SVG. */
export interface QrCode {
  /** Units per side, including the quiet zone on both sides. */
  size: number;
  /**
   * SVG path data; each line runs through the middle of its row. All coordinates are relative:
   * compressed they take half the bytes.
   */
  path: string;
}

/** Units of white around the code, as the standard requires. */
const QUIET_ZONE = 4;

/** Codes cached, a few kilobytes each: computing one takes longer than the rest of its sheet. */
const MAX_CACHED = 1000;

/** The QR code of a URL at error correction level M: readable with 15 percent covered. */
export const qrCode = perText(MAX_CACHED, (url): QrCode => {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE });
  // The pen starts in the middle of the first row.
  const path = ['m0 .5'];
  let pen: Point = { x: 0, y: 0 };
  for (const { x, y, length } of data.flatMap(linesOfRow)) {
    path.push(`m${x - pen.x} ${y - pen.y}h${length}`);
    pen = { x: x + length, y };
  }
  return { size, path: path.join('') };
});

interface Point {
  x: number;
  y: number;
}

/** The dark modules of a row as lines from left to right. */
function linesOfRow(row: readonly boolean[], y: number): Array<Point & { length: number }> {
  const lines = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    lines.push({ x: from, y, length: x + 1 - from });
  }
  return lines;
}
