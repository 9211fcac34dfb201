import { access } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { bestEncoding, type Encoding } from './content-encoding.ts';
import { isHashed } from '../files/retained-files.ts';
import { YEAR_IMMUTABLE } from './cache-control.ts';
import { refuse } from './refuse.ts';
import { SUFFIX, sendStatic } from './send-static.ts';

/**
 * Serves the hashed files that releases keep in a folder (server/platform/files/retained-files.ts):
 * those of earlier ones, for pages that are still open, and those of a newer one that runs beside
 * this one. Looked for at each request; 404 for a name without a hash, and for what is not there.
 */
export function serveRetained(dir: string): RequestHandler {
  return async (req, res, next) => {
    const file = decodeURIComponent(req.path).slice(1);
    const encoding = isHashed(file)
      ? await encodingOnDisk(path.join(dir, file), bestEncoding(req.get('accept-encoding') ?? ''))
      : undefined;
    if (encoding === undefined) return refuse(res, 404, 'There is no such file.');
    sendStatic(res, { dir, file, encoding, cacheControl: YEAR_IMMUTABLE, onFailure: next });
  };
}

/** The best encoding in which a file is there; undefined when it is not. */
async function encodingOnDisk(file: string, wanted: Encoding): Promise<Encoding | undefined> {
  if (wanted !== 'identity' && (await exists(file + SUFFIX[wanted]))) return wanted;
  return (await exists(file)) ? 'identity' : undefined;
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
