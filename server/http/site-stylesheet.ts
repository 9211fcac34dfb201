import type { RequestHandler } from 'express';
import { bestEncoding, encode } from './page-cache/content-encoding.ts';

/** The address of the site's stylesheet; it changes with the content. */
export function stylesheetUrl({ hash }: { hash: string }): string {
  return `/assets/site.${hash}.css`;
}

/** Serves the site's one stylesheet from memory. It is compressed while the server starts. */
export function siteStylesheet({ css }: { css: string }): RequestHandler {
  const body = Buffer.from(css);
  const bodies = {
    identity: Promise.resolve(body),
    gzip: encode(body, 'gzip', 'best'),
    br: encode(body, 'br', 'best'),
  };
  return async (req, res, next) => {
    // Mounted at its own address: anything below it is another one.
    if (req.path !== '/') return next();
    res.locals.quiet = true;
    const encoding = bestEncoding(req.get('accept-encoding') ?? '');
    res.set({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' });
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.type('css').send(await bodies[encoding]);
  };
}
