import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { encode } from '../http/page-cache/content-encoding.ts';

/** A text as it is cached: compressed only, because a large one takes 20 MB as plain text. */
export interface PackedFile {
  /** Weak: the encodings are the same text. */
  etag: string;
  /** Length of the plain text, in bytes. */
  bytes: number;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a text that is given in pieces of up to a few megabytes. */
export async function packed(pieces: readonly Buffer[]): Promise<PackedFile> {
  const hash = createHash('sha256');
  for (const piece of pieces) {
    hash.update(piece);
    await setImmediate();
  }
  const text = Buffer.concat(pieces);
  const [br, gzip] = await Promise.all([
    encode(text, 'br', 'quick'),
    encode(text, 'gzip', 'quick'),
  ]);
  return { etag: `W/"${hash.digest('base64url').slice(0, 27)}"`, bytes: text.length, br, gzip };
}
