import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Timers } from './platform/concurrency/timers.ts';
import { agencyFiles } from './platform/http/agency-files.ts';
import { ONE_DAY } from './platform/http/cache-control.ts';
import { serveRetained } from './platform/http/retained-files.ts';
import { singleFile, staticFiles } from './platform/http/static-files.ts';
import { mediaHandler } from './services/media/media-handler.ts';
import type { Media } from './services/media/media.ts';
import { SITE_FILES } from './platform/http/site-files.ts';
import { STREETS } from './services/site/street-map.ts';

interface Options {
  /** The agency's folder. */
  siteDir: string;
  /** The build's output. */
  dist: string;
  /** Folder of the hashed files of earlier releases. */
  keptDir: string;
  /** Handler of the files that are made when the site is loaded. */
  siteFiles: RequestHandler;
  media: Media;
  timers: Timers;
}

/** Handlers of files, by the URL path under which they are mounted. */
export async function servedFiles(options: Options): Promise<Record<string, RequestHandler>> {
  const { siteDir, dist, keptDir, siteFiles, media, timers } = options;
  const fallback = serveRetained(keptDir);
  return {
    [SITE_FILES]: siteFiles,
    '/data': await staticFiles(path.join(dist, 'data'), { cacheControl: ONE_DAY }),
    '/assets': await staticFiles(path.join(dist, 'assets'), { fallback }),
    '/third-party-notices.txt': singleFile(path.join(dist, 'third-party-notices.txt')),
    '/videos': agencyFiles(path.join(siteDir, 'videos'), timers),
    [STREETS.path]: agencyFiles(path.join(siteDir, STREETS.folder), timers),
    '/media': mediaHandler({ media, timers }),
  };
}
