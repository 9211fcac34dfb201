import path from 'node:path';
import type { Response } from 'express';
import type { Encoding } from './content-encoding.ts';

/** Endings of the compressed copies that the build writes. */
export const SUFFIX = { br: '.br', gzip: '.gz' } as const;

interface StaticFile {
  dir: string;
  /** Path relative to the folder, without the ending of a compressed copy. */
  file: string;
  /** The copy that is sent; it must be there. */
  encoding: Encoding;
  cacheControl: string;
  /** Called when nothing was sent; an aborted request needs no response. */
  onFailure: (error: Error) => void;
}

/** Sends a file as the build compressed it. */
export function sendStatic(
  res: Response,
  { dir, file, encoding, cacheControl, onFailure }: StaticFile,
): void {
  res.locals.isRoutine = true;
  res.set({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.type(path.extname(file));
  const sent = encoding === 'identity' ? file : file + SUFFIX[encoding];
  res.sendFile(sent, { root: dir, cacheControl: false }, (error) => {
    if (!error || res.headersSent) return;
    res.removeHeader('Content-Encoding');
    onFailure(error);
  });
}
