import { encode } from 'uqr';
import { perText } from '../memo/per-text.ts';

/** A QR code as horizontal lines one unit thick, for the path of an SVG. */
export interface QrCode {
  /** Units per side, including the quiet zone on both sides. */
  size: number;
  /** SVG path data; each line runs through the middle of its row. */
  path: string;
}

/** Units of white around the code, as the standard requires. */
const QUIET_ZONE = 4;

/** Codes cached, a few kilobytes each: computing one takes longer than the rest of its sheet. */
const MAX_CACHED = 1000;

/** The QR code of a URL at error correction level M: readable with 15 percent covered. */
export const qrCode = perText(MAX_CACHED, (url): QrCode => {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
});

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    path += `M${from} ${y}.5h${x + 1 - from}`;
  }
  return path;
}
