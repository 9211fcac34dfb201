import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { bestEncoding } from './page-cache/content-encoding.ts';
import { YEAR_IMMUTABLE } from './cache-control.ts';
import { refuse } from './refuse.ts';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves GET and HEAD of the files of a folder, compressed where the build wrote a compressed one
 * beside them. Browsers cache them for ever unless `cacheControl` says otherwise, because their
 * names change with their content. Only files that existed at the start are served: a visitor's
 * path never reaches the disk. Everything else is 404, folders too.
 */
export async function staticFiles(
  dir: string,
  cacheControl: string = YEAR_IMMUTABLE,
): Promise<RequestHandler> {
  const files = new Set(await filesBelow(dir));
  return (req, res, next) => {
    const file = decodeURIComponent(req.path).slice(1);
    if (!files.has(file)) return refuse(res, 404, 'There is no such file.');
    res.locals.isRoutine = true;
    const encoding = bestEncoding(req.get('accept-encoding') ?? '');
    const suffix = encoding === 'identity' ? '' : SUFFIX[encoding];
    const isCompressed = suffix !== '' && files.has(file + suffix);
    res.set({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
    if (isCompressed) res.set('Content-Encoding', encoding);
    res.type(path.extname(file));
    const sent = isCompressed ? file + suffix : file;
    res.sendFile(sent, { root: dir, cacheControl: false }, (error) => {
      // Deleted by a new build, or an unsatisfiable range; an aborted request needs no response.
      if (!error || res.headersSent) return;
      res.removeHeader('Content-Encoding');
      next(error);
    });
  };
}

/**
 * Serves one file of the build at a URL path of its own, compressed where the build did so; it may
 * change with the next build.
 */
export function singleFile(file: string): RequestHandler {
  const isCompressed = Object.values(SUFFIX).every((suffix) => existsSync(file + suffix));
  return (req, res, next) => {
    if (req.path !== '/') return next();
    res.locals.isRoutine = true;
    const encoding = bestEncoding(isCompressed ? (req.get('accept-encoding') ?? '') : '');
    res.set({ Vary: 'Accept-Encoding' }).type(path.extname(file));
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    const sent = path.basename(file) + (encoding === 'identity' ? '' : SUFFIX[encoding]);
    res.sendFile(sent, { root: path.dirname(file), maxAge: '1h' }, (error) => {
      if (!error || res.headersSent) return;
      res.removeHeader('Content-Encoding');
      next(error);
    });
  };
}

/** Paths relative to the folder, with forward slashes; none when it does not exist. */
async function filesBelow(dir: string): Promise<string[]> {
  try {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
