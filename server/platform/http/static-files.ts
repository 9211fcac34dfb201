import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { filesBelow } from '../files/files-below.ts';
import { bestEncoding } from './content-encoding.ts';
import { YEAR_IMMUTABLE } from './cache-control.ts';
import { refuse } from './refuse.ts';
import { SUFFIX, sendStatic } from './send-static.ts';

interface Options {
  /** By default browsers cache the files permanently: their names change with their content. */
  cacheControl?: string;
  /** Answers what is not among the files, or no longer; without it that is 404. */
  fallback?: RequestHandler;
}

/**
 * Serves GET and HEAD of the files of a folder, compressed where the build wrote a compressed one
 * beside them. Only files that existed at the start are served: a visitor's path never reaches the
 * disk. Everything else is 404, folders too, unless there is a `fallback`.
 */
export async function staticFiles(
  dir: string,
  { cacheControl = YEAR_IMMUTABLE, fallback }: Options = {},
): Promise<RequestHandler> {
  const files = new Set(await filesBelow(dir));
  return (req, res, next) => {
    const file = decodeURIComponent(req.path).slice(1);
    const otherwise = fallback && (() => void fallback(req, res, next));
    if (!files.has(file)) {
      return otherwise ? otherwise() : refuse(res, 404, 'There is no such file.');
    }
    const encoding = bestEncoding(req.get('accept-encoding') ?? '');
    const isCompressed = encoding !== 'identity' && files.has(file + SUFFIX[encoding]);
    sendStatic(res, {
      dir,
      file,
      encoding: isCompressed ? encoding : 'identity',
      cacheControl,
      // Deleted by a new build, or an unsatisfiable range.
      onFailure: otherwise ?? next,
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
