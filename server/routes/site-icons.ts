import type { RequestHandler } from 'express';
import type { SiteInfo } from '../../views/domain/site/site.ts';
import { isRead } from '../http/read-only.ts';
import { ONE_DAY } from '../http/cache-control.ts';
import { readablePalette } from '../site/palette.ts';
import { iconPng, siteIcon } from '../site/site-icon.ts';
import { captureSource, type PageSource } from './page-source.ts';

/**
 * URL paths that browsers request without a link, with the width of their picture in pixels:
 * browsers without SVG icons, crawlers, feed readers, a phone's home screen.
 */
const SIDES: Readonly<Record<string, number>> = {
  '/favicon.ico': 48,
  '/apple-touch-icon.png': 180,
  '/apple-touch-icon-precomposed.png': 180,
};

export const ICON_PATHS = Object.keys(SIDES);

/** The site's icon as a raster picture, drawn when it is first requested. */
export function siteIcons(live: PageSource): RequestHandler {
  const drawn = new WeakMap<SiteInfo, Map<number, Promise<Buffer>>>();
  return async (req, res, next) => {
    const side = SIDES[req.path];
    if (side === undefined || !isRead(req)) return next();
    const { info } = captureSource(live).site;
    const known = drawn.get(info) ?? new Map<number, Promise<Buffer>>();
    drawn.set(info, known);
    const png = known.get(side) ?? iconPng(siteIcon(info, readablePalette(info).colours), side);
    known.set(side, png);
    res.locals.isRoutine = true;
    res
      .set('Cache-Control', ONE_DAY)
      .type('png')
      .send(await png);
  };
}
