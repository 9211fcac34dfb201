import type { Locale } from '../domain/locale.ts';
import { OWN_PLACE_ZOOM, OWN_ZOOMS } from '../domain/place/own-zooms.ts';
import { tileOrigin } from '../domain/site/map-tiles.ts';
import type { StreetMap } from '../domain/site/street-map.ts';
import type { PageContext } from '../page-context.ts';

/** Smallest useful zoom of a map of the world. */
const FIRST_ZOOM = 5;
/** Maximum initial zoom of a map of streets (spec section 9). */
const FRAME_ZOOM = 15;
/** Maximum zoom of a map of streets. */
const STREET_ZOOM = 19;
const OPEN_STREET_MAP = 'https://www.openstreetmap.org/copyright';

/** Tiles and attribution of the site's maps, with those of the product's own map. */
export function mapTiles({ site, assets, locale }: PageContext) {
  const { map } = site.info;
  const { url: own } = assets.atlas;
  const outlines = `${own}/outlines/`;
  const ownTiles = { url: `${own}/{z}/{x}/{y}.svg`, outlines, minZoom: OWN_ZOOMS.from };
  if (!map && site.streets) return streetTiles(ownTiles, site.streets, locale);
  if (!map) {
    return {
      ...ownTiles,
      names: `${own}/names/${locale}.json`,
      maxZoom: OWN_ZOOMS.to,
      frameZoom: OWN_PLACE_ZOOM,
    };
  }
  const { text, link } = map.attribution;
  return {
    url: map.tiles.replaceAll('{lang}', locale),
    outlines,
    minZoom: FIRST_ZOOM,
    maxZoom: map.maxZoom,
    frameZoom: FRAME_ZOOM,
    attribution: { text, ...(link !== undefined && { link }) },
  };
}

/** The agency's street map over the own map, which is visible outside the archive. */
function streetTiles<T extends object>(own: T, streets: StreetMap, language: Locale) {
  const { url, maxZoom, attribution: text } = streets;
  const attribution = /OpenStreetMap/i.test(text) ? { text, link: OPEN_STREET_MAP } : { text };
  return {
    ...own,
    streets: { url, maxZoom, language },
    maxTileZoom: OWN_ZOOMS.to,
    maxZoom: STREET_ZOOM,
    frameZoom: FRAME_ZOOM,
    attribution,
  };
}

/** Texts of the button that opens a map, and of the error if it cannot be shown. */
export function openMapTexts(ctx: PageContext, failed: 'map.failed' | 'map.placeFailed') {
  const { t } = ctx;
  return { show: t('map.show'), hide: t('map.hide'), failed: t(failed), ...mapHost(ctx) };
}

/** The external host of the tiles, named beside the button; empty if tiles come from the site. */
function mapHost({ site, origin, t }: PageContext): { host?: string } {
  const foreign = tileOrigin(site.info.map, origin);
  return foreign === undefined ? {} : { host: t('map.host', { host: new URL(foreign).host }) };
}
