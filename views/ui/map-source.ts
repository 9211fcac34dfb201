import { tileOrigin } from '../domain/site/map-tiles.ts';
import type { PageContext } from '../page-context.ts';

/** Zooms of the product's own map: those that it has names for. */
const OWN_ZOOMS = { minZoom: 6, maxZoom: 17 };
/** Of a map of the world every map has the first few zooms, and no visitor needs them. */
const FIRST_ZOOM = 5;

/** Where the site's maps come from, and who asks to be named for them. */
export function mapTiles({ site, assets, locale }: PageContext) {
  const { map } = site.info;
  const url = (map?.tiles ?? assets.tiles).replaceAll('{lang}', locale);
  if (!map) return { url, ...OWN_ZOOMS };
  const { text, link } = map.attribution;
  const attribution = { text, ...(link !== undefined && { link }) };
  return { url, minZoom: FIRST_ZOOM, maxZoom: map.maxZoom, attribution };
}

/** What is said beside a map's button of the host that its tiles are asked of; nothing of the site's own. */
export function mapHost({ site, origin, t }: PageContext): { host?: string } {
  const foreign = tileOrigin(site.info.map, origin);
  return foreign === undefined ? {} : { host: t('map.host', { host: new URL(foreign).host }) };
}
