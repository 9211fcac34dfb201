import { ListMap as MapIsland } from '../../../client/islands/ListMap.tsx';
import type { ListQuery } from '../../domain/list-query.ts';
import { tileOrigin } from '../../domain/site/map-tiles.ts';
import type { PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';

/** Zooms of the product's own map: those that it has names for. */
const OWN_ZOOMS = { minZoom: 6, maxZoom: 17 };
/** Of a map of the world every map has the first few zooms, and no list needs them. */
const FIRST_ZOOM = 5;

/** The way to the map of the list; nothing of the map itself before a visitor asks for it. */
export function ListMap({ ctx, query }: { ctx: PageContext; query: ListQuery }) {
  const { t, locale } = ctx;
  const host = hostOf(ctx);
  const props = {
    ask: {
      show: t('map.show'),
      hide: t('map.hide'),
      failed: t('map.failed'),
      ...(host !== undefined && { host: t('map.host', { host }) }),
    },
    texts: textsOf(ctx),
    locale,
    listing: query.listing,
    tiles: tilesOf(ctx),
  };
  return <Island ctx={ctx} of={MapIsland} props={props} when="interaction" />;
}

function tilesOf({ site, assets, locale }: PageContext) {
  const { map } = site.info;
  const url = (map?.tiles ?? assets.tiles).replaceAll('{lang}', locale);
  if (!map) return { url, ...OWN_ZOOMS };
  const { text, link } = map.attribution;
  const attribution = { text, ...(link !== undefined && { link }) };
  return { url, minZoom: FIRST_ZOOM, maxZoom: map.maxZoom, attribution };
}

/** The host that tiles are asked of, where it is not the site's own. */
function hostOf({ site, origin }: PageContext): string | undefined {
  const foreign = tileOrigin(site.info.map, origin);
  return foreign === undefined ? undefined : new URL(foreign).host;
}

/** What the browser fills in stands in braces of one kind: `{count}`. */
function textsOf({ t }: PageContext) {
  return {
    label: t('map.label'),
    list: t('map.list'),
    searchHere: t('map.searchHere'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    cluster: t('map.cluster', { homes: '{count}' }),
    area: t('map.area', { homes: '{count}', place: '{place}' }),
    areaNote: t('map.areaNote'),
    close: t('map.close'),
    loading: t('map.loading'),
    failed: t('map.failed'),
    some: t('map.some', { shown: '{shown}', total: '{count}' }),
  };
}
