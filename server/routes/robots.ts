import type { RequestHandler } from 'express';
import type { PageSource } from './page-source.ts';

/** `/robots.txt`: allows everything that is a page, and names the sitemap. */
export function robots(source: Pick<PageSource, 'origin'>): RequestHandler {
  return (_req, res) => {
    const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${source.origin}/sitemap.xml\n`;
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text);
  };
}
