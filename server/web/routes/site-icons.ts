import type { RequestHandler } from 'express';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { ONE_DAY } from '../../platform/http/cache-control.ts';
import { type IconUse, ownIconPng, sharingJpeg } from '../../services/site/brand/draw-brand.ts';
import { type BrandSources, SHARING_PATH } from '../../services/site/brand/read-brand.ts';
import { readablePalette } from '../../services/site/colours/palette.ts';
import { MANIFEST_ICONS } from '../feeds/web-manifest.ts';
import { iconPng, maskableIcon, siteIcon } from '../../services/site/site-icon.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';

interface RasterIcon {
  /** Width of the picture in pixels. */
  side: number;
  use: IconUse;
}

/**
 * Icons by URL path: those that browsers request without a link (browsers without SVG icons,
 * crawlers, feed readers, a phone's home screen), and those of the manifest.
 */
const ICONS: ReadonlyMap<string, RasterIcon> = new Map<string, RasterIcon>([
  ['/favicon.ico', { side: 48, use: 'tab' }],
  ['/apple-touch-icon.png', { side: 180, use: 'home-screen' }],
  ['/apple-touch-icon-precomposed.png', { side: 180, use: 'home-screen' }],
  ...MANIFEST_ICONS.map(
    ({ path, side, purpose }) =>
      [path, { side, use: purpose === 'any' ? 'tab' : purpose }] as const,
  ),
]);

/** The pictures that are drawn when they are first requested. */
export const DRAWN_PATHS = [...ICONS.keys(), SHARING_PATH];

interface Options {
  /** The agency's own files. */
  brand: () => BrandSources;
  /** Makes a PNG of an SVG, with the given width in pixels. */
  toPng?: typeof iconPng;
}

/** The site's icon as a raster picture, and its sharing picture; drawn again if that failed. */
export function siteIcons(live: PageSource, { brand, toPng = iconPng }: Options): RequestHandler {
  const drawn = new WeakMap<SiteInfo, Map<string, Promise<Buffer>>>();
  return async (req, res, next) => {
    const { path } = req;
    if (!DRAWN_PATHS.includes(path) || !isRead(req)) return next();
    const { info } = captureSource(live).site;
    const known = drawn.get(info) ?? new Map<string, Promise<Buffer>>();
    drawn.set(info, known);
    const picture = known.get(path) ?? draw(path, { info, brand: brand(), toPng });
    if (!picture) return next();
    if (!known.has(path)) cacheDrawn(known, path, picture);
    const bytes = await picture;
    res.locals.isRoutine = true;
    const type = path === SHARING_PATH ? 'jpeg' : 'png';
    res.set('Cache-Control', ONE_DAY).type(type).send(bytes);
  };
}

/** Undefined where the agency has no such picture. */
function draw(
  path: string,
  { info, brand, toPng }: { info: SiteInfo; brand: BrandSources; toPng: typeof iconPng },
): Promise<Buffer> | undefined {
  const icon = ICONS.get(path);
  if (!icon) {
    const { sharingPicture } = brand;
    return sharingPicture && sharingJpeg(sharingPicture.file, sharingPicture.focus);
  }
  const { colours } = readablePalette(info);
  if (brand.icon) return ownIconPng(brand.icon, { ...icon, paper: colours.paper });
  const svg = icon.use === 'maskable' ? maskableIcon : siteIcon;
  return toPng(svg(info, colours), icon.side);
}

/** A failed one is drawn again for the next request. */
function cacheDrawn(
  known: Map<string, Promise<Buffer>>,
  path: string,
  picture: Promise<Buffer>,
): void {
  known.set(path, picture);
  picture.catch(() => known.delete(path));
}
