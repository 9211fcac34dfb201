import { tileOrigin } from '../domain/site/map-tiles.ts';
import type { PageContext } from '../page-context.ts';

/** Zooms for which the product's own map has names. */
const OWN_ZOOMS = { minZoom: 6, maxZoom: 17 };
/** Smallest useful zoom of a map of the world. */
const FIRST_ZOOM = 5;

/** Tiles and attribution of the site's maps. */
export function mapTiles({ site, assets, locale }: PageContext) {
  const { map } = site.info;
  const url = (map?.tiles ?? assets.tiles).replaceAll('{lang}', locale);
  if (!map) return { url, ...OWN_ZOOMS };
  const { text, link } = map.attribution;
  const attribution = { text, ...(link !== undefined && { link }) };
  return { url, minZoom: FIRST_ZOOM, maxZoom: map.maxZoom, attribution };
}

/** What the button that opens a map says, and what is said if the map cannot be shown. */
export function mapAsk(ctx: PageContext, failed: 'map.failed' | 'map.placeFailed') {
  const { t } = ctx;
  return { show: t('map.show'), hide: t('map.hide'), failed: t(failed), ...mapHost(ctx) };
}

/** The external host of the tiles, named beside the button; empty if tiles come from the site. */
function mapHost({ site, origin, t }: PageContext): { host?: string } {
  const foreign = tileOrigin(site.info.map, origin);
  return foreign === undefined ? {} : { host: t('map.host', { host: new URL(foreign).host }) };
}
