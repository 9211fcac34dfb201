import type { RequestHandler } from 'express';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { ONE_DAY } from '../../platform/http/cache-control.ts';
import { readablePalette } from '../../services/site/palette.ts';
import { MANIFEST_ICONS } from '../feeds/web-manifest.ts';
import { iconPng, maskableIcon, siteIcon } from '../../services/site/site-icon.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';

interface RasterIcon {
  /** Width of the picture in pixels. */
  side: number;
  /** Whether it is maskable. */
  isMaskable: boolean;
}

/**
 * Icons by URL path: those that browsers request without a link (browsers without SVG icons,
 * crawlers, feed readers, a phone's home screen), and those of the manifest.
 */
const ICONS: ReadonlyMap<string, RasterIcon> = new Map<string, RasterIcon>([
  ['/favicon.ico', { side: 48, isMaskable: false }],
  ['/apple-touch-icon.png', { side: 180, isMaskable: false }],
  ['/apple-touch-icon-precomposed.png', { side: 180, isMaskable: false }],
  ...MANIFEST_ICONS.map(
    ({ path, side, purpose }) => [path, { side, isMaskable: purpose === 'maskable' }] as const,
  ),
]);

export const ICON_PATHS = [...ICONS.keys()];

/**
 * The site's icon as a raster picture, drawn when it is first requested; again if that failed.
 * @param toPng makes a PNG of an SVG, with the given width in pixels.
 */
export function siteIcons(live: PageSource, toPng = iconPng): RequestHandler {
  const draw = (info: SiteInfo, { side, isMaskable }: RasterIcon) => {
    const { colours } = readablePalette(info);
    return toPng(isMaskable ? maskableIcon(info, colours) : siteIcon(info, colours), side);
  };
  const drawn = new WeakMap<SiteInfo, Map<RasterIcon, Promise<Buffer>>>();
  return async (req, res, next) => {
    const icon = ICONS.get(req.path);
    if (icon === undefined || !isRead(req)) return next();
    const { info } = captureSource(live).site;
    const known = drawn.get(info) ?? new Map<RasterIcon, Promise<Buffer>>();
    drawn.set(info, known);
    const png = await (known.get(icon) ?? keepDrawn(known, icon, draw(info, icon)));
    res.locals.isRoutine = true;
    res.set('Cache-Control', ONE_DAY).type('png').send(png);
  };
}

/** A failed one is drawn again for the next request. */
function keepDrawn(
  known: Map<RasterIcon, Promise<Buffer>>,
  icon: RasterIcon,
  png: Promise<Buffer>,
): Promise<Buffer> {
  known.set(icon, png);
  png.catch(() => known.delete(icon));
  return png;
}
