import type { RequestHandler } from 'express';
import { bestEncoding } from '../http/page-cache/content-encoding.ts';
import { bodyOf, SitemapFiles } from '../sitemap/sitemap-files.ts';
import type { PageSource } from './page-source.ts';

/** `sitemap.xml`, and its parts where the site has too many pages for one file. */
export const SITEMAP_PATH = /^\/sitemap(?:-\d{1,4})?\.xml$/;

/**
 * `/sitemap.xml`: every indexable page, home, project and article in every language, with its
 * alternates; or an index of `/sitemap-1.xml` and so on.
 */
export function sitemap(source: PageSource): RequestHandler {
  const files = new SitemapFiles(source);
  return async (req, res, next) => {
    const file = await files.file(req.path.slice(1));
    if (!file) return next();
    const encoding = bestEncoding(req.get('accept-encoding') ?? '');
    const body = await bodyOf(file, encoding);
    res.set({ 'Cache-Control': 'no-cache', ETag: file.etag, Vary: 'Accept-Encoding' });
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.type('application/xml').send(body);
  };
}
