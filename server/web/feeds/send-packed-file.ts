import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { PackedFile } from './compressed-file.ts';
import { bestEncoding } from '../../platform/http/content-encoding.ts';

/**
 * Sends a file in the encoding negotiated, or 304 to a client that has it. As plain text it is
 * decompressed piece by piece, as fast as the client reads.
 */
export async function sendPackedFile(
  req: Request,
  res: Response,
  file: PackedFile,
  type: string,
): Promise<void> {
  const encoding = bestEncoding(req.get('accept-encoding') ?? '');
  res.set({ 'Cache-Control': 'no-cache', ETag: file.etag, Vary: 'Accept-Encoding' });
  res.type(type);
  if (encoding !== 'identity') {
    res.set('Content-Encoding', encoding).send(file[encoding]);
    return;
  }
  if (req.fresh) return void res.status(304).end();
  res.set('Content-Length', String(file.bytes));
  if (req.method === 'HEAD') return void res.end();
  try {
    await pipeline(Readable.from([file.gzip]), createGunzip(), res);
  } catch (error) {
    // A client's disconnect is not a failure.
    if (!req.socket.destroyed) throw error;
  }
}
