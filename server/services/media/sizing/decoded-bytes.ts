import type { Metadata } from 'sharp';

/** Bytes of memory that decoding one picture may take. */
const MAX_BYTES = 400_000_000;
/** Maximum pixels of the longer side; a panorama may have half as many on the other. */
const MAX_SIDE = 30_000;
/** Of AV1's decoder, bytes per pixel: it holds several frames (docs/platform.md, "Pictures"). */
const AV1 = 32;
/** Formats whose decoders reduce a picture while they read it need fewer than their samples. */
const WHOLE = 1.5;

type Header = Pick<
  Metadata,
  'width' | 'height' | 'format' | 'channels' | 'depth' | 'isProgressive'
>;

/** Bytes that decoding takes at most, by the picture's header. */
export function decodedBytes({ width, height, ...kind }: Header): number {
  return width * height * bytesPerPixel(kind);
}

/**
 * Refuses a picture that takes too much memory to decode, however small its file is.
 * @throws when it does.
 */
export function checkDecodable(header: Header): void {
  const { width, height } = header;
  if (Math.max(width, height) > MAX_SIDE) {
    throw new Error(`${width} × ${height} pixels are too long`);
  }
  const bytes = decodedBytes(header);
  if (bytes > MAX_BYTES) {
    const megabytes = Math.round(bytes / 1e6);
    throw new Error(`${width} × ${height} pixels of this kind take ${megabytes} MB to decode`);
  }
}

function bytesPerPixel({
  format,
  channels,
  depth,
  isProgressive,
}: Omit<Header, 'width' | 'height'>): number {
  const samples = channels * (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4);
  if (format === 'heif') return depth === 'uchar' ? AV1 : AV1 * WHOLE;
  // Both are decoded as a whole; the coefficients of JPEG have two bytes.
  if (isProgressive) return format === 'jpeg' ? 2 * channels : WHOLE * samples;
  return samples;
}
