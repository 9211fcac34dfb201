import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import { concurrencyLimit } from '../../platform/concurrency/concurrency-limit.ts';
import { FILE_KEY, type FileLinks } from '../../services/documents/file-links.ts';
import { type FileSources, openFile } from '../../services/documents/open-file.ts';
import { type FilePlace, placeOf } from '../../services/documents/file-place.ts';
import { preferredLocale } from '../../platform/http/request-locale.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import type { Headers } from '../../platform/http/security-headers.ts';
import type { Log } from '../../platform/log.ts';
import { busyMedia, MediaFault } from '../../services/media/fetch/media-fault.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';
import { refusal } from '../pages/refusal.ts';

interface Options {
  links: Pick<FileLinks, 'opens'>;
  sources: FileSources;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Files that are passed on at once; further requests are answered with 503. */
const MAX_CONCURRENT = 32;
/** Milliseconds that one file may take, to its last byte. */
const MAX_TIME = 5 * 60_000;

/** A file is always downloaded, never displayed as a page of the site. */
export const FILE_HEADERS: Headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox;default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

/** Sends the files of signed links. */
export function files(live: PageSource, options: Options): RequestHandler {
  const { links, sources, log, now } = options;
  const slots = concurrencyLimit({ atATime: MAX_CONCURRENT, maxWaiting: 0, full: busyMedia });
  return async (req, res, next) => {
    const source = captureSource(live);
    const file = decodeURIComponent(req.path).slice(1);
    const key = queryOf(req).get(FILE_KEY) ?? '';
    if (!links.opens(file, key, now())) return refusal(source, 'expired')(req, res, next);
    const closed = new AbortController();
    res.once('close', () => closed.abort());
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(MAX_TIME)]);
    try {
      const place = placeOf(source, file, preferredLocale(req, source.site.info.languages));
      if (!place) throw new MediaFault('gone', 'the catalogue no longer has it');
      await slots.run(() => pass(place, sources, req.method, res, signal));
    } catch (error) {
      if (closed.signal.aborted) return;
      if (!(error instanceof MediaFault)) return next(error);
      log.warn({ file, reason: error.message }, 'a file could not be passed on');
      if (res.headersSent) return void res.destroy();
      const isGone = error.kind === 'gone' || error.kind === 'unusable';
      refusal(source, isGone ? 'no-file' : 'file-later')(req, res, next);
    }
  };
}

async function pass(
  place: FilePlace,
  sources: FileSources,
  method: string,
  res: Response,
  signal: AbortSignal,
): Promise<void> {
  const { type, size, content } = await openFile(place, sources, signal);
  res.attachment(place.saveAs).set({ ...FILE_HEADERS, 'content-type': type });
  if (size !== undefined) res.set('content-length', String(size));
  if (method === 'HEAD') res.end();
  else await pipeline(content, res, { signal });
}
