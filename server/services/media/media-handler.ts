import type { Request, RequestHandler, Response } from 'express';
import { YEAR_IMMUTABLE } from '../../platform/http/cache-control.ts';
import { savesData } from '../../platform/http/saves-data.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { type Timers, withDeadline } from '../../platform/concurrency/timers.ts';
import type { Media } from './media.ts';
import { MediaFault } from './fetch/media-fault.ts';
import { fileName, SOURCE } from './sizing/media-path.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;
/**
 * Milliseconds that a visitor waits for a picture to be made; then 503, and it is made for the next
 * request.
 */
const TIMEOUT = 20_000;
const STATUS = { gone: 404, unusable: 502, unreachable: 502, busy: 503 } as const;
/** Of a lighter file, which no cache may give to other visitors. */
const LIGHTER = { 'Cache-Control': 'private, max-age=31536000, immutable', Vary: 'Save-Data' };
/** Seconds, for a response that a retry may change. */
const RETRY_AFTER = '10';

interface Options {
  media: Pick<Media, 'variant' | 'lighter' | 'bytes'>;
  timers: Timers;
}

/**
 * Serves GET and HEAD of the files of the site's pictures, from the disk or made now. Only pictures
 * that the site shows, in the widths of their recipes, are served. Who saves data sees a narrower file
 * than the URL names (decision 201).
 */
export function mediaHandler({ media, timers }: Options): RequestHandler {
  return async (req, res, next) => {
    const sealed = queryOf(req).get(SOURCE) ?? '';
    const named = media.variant(req.path.slice(1), sealed);
    if (!named) return refuse(res, 404, 'There is no such picture.');
    res.locals.isRoutine = true;
    const isLighter = isShown(req) && savesData(req);
    const variant = isLighter ? media.lighter(named) : named;
    try {
      const bytes = await inTime(timers, media.bytes(variant));
      // Webmail shows the pictures of mails on its own pages.
      res.set('Cross-Origin-Resource-Policy', 'cross-origin');
      // The URL identifies the content and the recipe.
      res.set({ 'Cache-Control': YEAR_IMMUTABLE, ETag: `W/"${fileName(variant)}"` });
      if (isLighter) res.set(LIGHTER);
      res.type(TYPES[variant.format]).send(bytes);
    } catch (error) {
      if (error instanceof MediaFault) return refuseFor(res, error);
      res.locals.isRoutine = false;
      next(error);
    }
  };
}

/** Whether a page shows the picture; a browser that saves its file says `empty` or `document`. */
function isShown(req: Request): boolean {
  return (req.get('sec-fetch-dest') ?? 'image') === 'image';
}

/** @throws MediaFault on a timeout; the picture is still made and will be served later. */
function inTime(timers: Timers, making: Promise<Buffer>): Promise<Buffer> {
  const late = () => new MediaFault('busy', 'not ready in time');
  return withDeadline(timers, TIMEOUT, () => making, late);
}

function refuseFor(res: Response, { kind }: MediaFault): void {
  const status = STATUS[kind];
  if (status === 503) res.set('Retry-After', RETRY_AFTER);
  refuse(res, status, 'There is no picture now.');
}
