import { ListMap as MapIsland } from '../../../client/islands/ListMap.tsx';
import type { ListQuery } from '../../domain/list/list-query.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import type { PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { mapAsk, mapTiles } from '../../ui/map-source.ts';

/** The button that opens the map of a list; the map's code and tiles are loaded on request. */
export function ListMap({ ctx, query }: { ctx: PageContext; query: ListQuery }) {
  const { locale } = ctx;
  const props = {
    ask: mapAsk(ctx, 'map.failed'),
    texts: textsOf(ctx, query.listKind),
    locale,
    listKind: query.listKind,
    tiles: mapTiles(ctx),
  };
  return <Island ctx={ctx} of={MapIsland} props={props} when="interaction" />;
}

/** `{count}` and the like are filled in by the browser. */
function textsOf({ t }: PageContext, listKind: ListKind) {
  return {
    label: t('map.label'),
    list: t('map.list'),
    searchHere: t('map.searchHere'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    cluster: t('map.cluster', { homes: '{count}' }),
    area: t('map.area', { homes: '{count}', place: '{place}' }),
    areaNote: t(listKind === 'sold' ? 'map.areaNoteSold' : 'map.areaNote'),
    close: t('map.close'),
    loading: t('map.loading'),
    failed: t('map.failed'),
    some: t('map.some', { shown: '{shown}', total: '{count}' }),
  };
}
