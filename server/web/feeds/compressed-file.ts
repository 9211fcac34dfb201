import { createHash } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { brotliOptions, gzipOptions } from '../../platform/http/content-encoding.ts';

/** A text as it is cached: compressed only, because a large one takes 20 MB as plain text. */
export interface PackedFile {
  /** Weak: the encodings are the same text. */
  etag: string;
  /** Length of the plain text, in bytes. */
  bytes: number;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a text that is given in pieces of up to a few megabytes; it is never put together. */
export async function compressFile(pieces: readonly Buffer[]): Promise<PackedFile> {
  const hash = createHash('sha256');
  for (const piece of pieces) {
    hash.update(piece);
    await setImmediate();
  }
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const [br, gzip] = await Promise.all([
    through(createBrotliCompress(brotliOptions(bytes, 'quick')), pieces),
    through(createGzip(gzipOptions('quick')), pieces),
  ]);
  return { etag: `W/"${hash.digest('base64url').slice(0, 27)}"`, bytes, br, gzip };
}

/** zlib's streams work in libuv's thread pool. */
async function through(compressor: Transform, pieces: readonly Buffer[]): Promise<Buffer> {
  return Buffer.concat(await Readable.from(pieces).compose(compressor).toArray());
}
