import { encode } from 'uqr';
import { perText } from '../memo/per-text.ts';

/** A QR code as lines of one unit's height, for an SVG that strokes them. */
export interface QrCode {
  /** Units on each side, the quiet zone of four around it included. */
  size: number;
  /** Path data: each line runs through the middle of its row. */
  path: string;
}

/** Units of white that a reader asks for around the code. */
const QUIET_ZONE = 4;

/** Codes kept, of a few kilobytes each: one takes longer than all the rest of its sheet. */
const MOST_KNOWN = 1000;

/** The code of a URL; still legible with 15 percent of it covered (level M). */
export const qrCode = perText(MOST_KNOWN, (address): QrCode => {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
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
