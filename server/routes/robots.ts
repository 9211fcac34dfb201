import type { RequestHandler } from 'express';
import { PREVIEW_PARAMETER } from '../../views/routing/preview-token.ts';
import type { PageSource } from './page-source.ts';

/** URL paths of what is no page; `*` stands for anything. */
const NO_PAGES = ['/api/', '/flight/', `/*?${PREVIEW_PARAMETER}=`, `/*&${PREVIEW_PARAMETER}=`];

/** `/robots.txt`: allows everything that is a page, and names the sitemap. */
export function robots(source: Pick<PageSource, 'origin'>): RequestHandler {
  return (_req, res) => {
    const disallowed = NO_PAGES.map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...disallowed, '', `Sitemap: ${source.origin}/sitemap.xml`, ''];
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(lines.join('\n'));
  };
}
