import type { Corner } from './decode-polyline.ts';

/** The corners as an encoded polyline; the reverse of `decodePolyline`. */
export function encodePolyline(corners: readonly Corner[]): string {
  let [lat, lng] = [0, 0];
  return corners
    .map((corner) => {
      const text = encodeNumber(corner[0] - lat) + encodeNumber(corner[1] - lng);
      [lat, lng] = corner;
      return text;
    })
    .join('');
}

/** Groups of five bits, the lowest first, each with a sixth bit that says whether more follow. */
function encodeNumber(value: number): string {
  let [rest, text] = [value < 0 ? ~(value << 1) : value << 1, ''];
  for (; rest > 31; rest >>= 5) text += String.fromCharCode((rest & 31) + 95);
  return text + String.fromCharCode(rest + 63);
}
