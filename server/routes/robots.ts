import type { RequestHandler } from 'express';

/** `/robots.txt`: everything may be read but what is no page; where the sitemap is. */
export function robots(origin: string): RequestHandler {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
  return (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text);
  };
}
