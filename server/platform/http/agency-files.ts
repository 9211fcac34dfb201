import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Timers } from '../concurrency/timers.ts';
import { FolderFile } from '../files/folder-file.ts';
import { ONE_DAY } from './cache-control.ts';
import { refuse } from './refuse.ts';

/**
 * Serves GET and HEAD of a folder of the agency's own files (videos, a street map), with support
 * for range requests. A name that is not in the folder is left to the next handler; a disk that
 * does not answer is an error of status 503.
 */
export function agencyFiles(dir: string, timers: Timers): RequestHandler {
  return async (req, res, next) => {
    const name = nameIn(req);
    const file = name && (await FolderFile.open(path.join(dir, name), timers));
    if (!file) return next();
    const { size, mtimeMs } = file;
    res.set({
      'Accept-Ranges': 'bytes',
      // The agency may replace the file under the same name.
      'Cache-Control': ONE_DAY,
      ETag: `W/"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`,
      'Last-Modified': new Date(mtimeMs).toUTCString(),
    });
    const part = partOf(req, res, size);
    if (req.fresh || !part || req.method === 'HEAD') file.close();
    if (req.fresh) return void res.status(304).end();
    if (!part) {
      res.set('Content-Range', `bytes */${size}`);
      return refuse(res, 416, 'The file has no such part.');
    }
    const { from, to } = part;
    res.type(path.extname(name)).set('Content-Length', String(to - from));
    if (part.isPart) res.status(206).set('Content-Range', `bytes ${from}-${to - 1}/${size}`);
    if (req.method === 'HEAD') return void res.end();
    const content = file.content(part);
    try {
      await pipeline(content, res);
    } finally {
      // A pipeline to a closed connection does not start, and destroys nothing.
      content.destroy();
    }
  };
}

/** Undefined for an invalid file name; hidden files are not served. */
function nameIn({ path: requestPath }: Request): string | undefined {
  const name = decodeURIComponent(requestPath).slice(1);
  const isName = name.split('/').every((each) => /^[^.\\\0][^\\\0]*$/.test(each));
  return isName ? name : undefined;
}

/** The requested bytes, end exclusive; undefined if the range is outside the file. */
function partOf(req: Request, res: Response, size: number) {
  const whole = { from: 0, to: size, isPart: false };
  const ranges = isSame(req, res) ? req.range(size, { combine: true }) : undefined;
  if (ranges === -1) return undefined;
  if (ranges === undefined || ranges === -2) return whole;
  const [range] = ranges;
  if (!range || ranges.length > 1 || ranges.type !== 'bytes') return whole;
  return { from: range.start, to: range.end + 1, isPart: true };
}

/** Whether a range may continue the browser's copy (`If-Range`). */
function isSame(req: Request, res: Response): boolean {
  const known = req.get('If-Range');
  if (known === undefined) return true;
  if (known.includes('"')) return known === res.get('ETag');
  return Date.parse(res.get('Last-Modified') ?? '') <= Date.parse(known);
}
