import { ListMap as MapIsland } from '../../../client/islands/ListMap.tsx';
import type { ListQuery } from '../../domain/list/list-query.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import type { PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { openMapTexts, mapTiles } from '../../ui/map-source.ts';

interface Props {
  ctx: PageContext;
  query: ListQuery;
  /**
   * A desktop has the button in the line of the heading; a phone's floats at the foot of the window
   * until the list ends. Both are read before the cards; the stylesheet hides one.
   */
  place: 'head' | 'foot';
}

/**
 * The button that opens the map of a list, which is open already at a URL with `map=1`; the map's
 * code and tiles are loaded only then.
 */
export function ListMap({ ctx, query, place }: Props) {
  const { locale } = ctx;
  const ask = openMapTexts(ctx, 'map.failed');
  // With a text beside it, it does not float, and is before the cards on every screen.
  if (place === 'foot' && ask.host !== undefined) return null;
  const props = {
    place,
    ask,
    texts: textsOf(ctx.t, query.listKind),
    locale,
    listKind: query.listKind,
    tiles: mapTiles(ctx),
  };
  // Tiles of another host are fetched at a press only.
  const isOpen = query.map && ask.host === undefined;
  return (
    <Island
      ctx={ctx}
      of={MapIsland}
      props={{ ...props, isOpen }}
      when={isOpen ? 'load' : 'interaction'}
    />
  );
}

/**
 * `{count}` and the like are filled in by the browser. Frozen: their text for the island's cache is
 * made once.
 */
const textsOf = perItem((t: PageContext['t'], listKind: ListKind) =>
  Object.freeze({
    label: t('map.place', { place: t(`list.title.${listKind}`) }),
    list: t('map.list'),
    hide: t('map.hide'),
    searchHere: t('map.searchHere'),
    draw: {
      start: t('map.draw.start'),
      again: t('map.draw.again'),
      remove: t('map.draw.remove'),
      hint: t('map.draw.hint'),
      small: t('map.draw.small'),
      undo: t('map.draw.undo'),
      done: t('map.draw.done'),
      cancel: t('map.draw.cancel'),
      places: t('map.draw.places'),
      failed: t('map.draw.failed'),
    },
    follow: t('map.follow'),
    followsNot: t('map.followsNot'),
    followFailed: t('map.followFailed'),
    count: t('map.count', { what: '{what}' }),
    filters: t('filters.open'),
    inView: t('map.inView'),
    none: t('map.none'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    cluster: t('map.cluster', { homes: '{count}' }),
    area: t('map.area', { homes: '{count}', place: '{place}' }),
    areaNote: t(listKind === 'sold' ? 'map.areaNoteSold' : 'map.areaNote'),
    close: t('map.close'),
    loading: t('map.loading'),
    failed: t('map.failed'),
    some: t('map.some', { shown: '{shown}', total: '{count}' }),
  }),
);
