import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small photograph in a single colour. */
export function photograph(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  colour = '#3a6ea5',
): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: colour };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A PNG of a few kilobytes with these dimensions; all of its rows are zero. */
export function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit per pixel, greyscale.
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
