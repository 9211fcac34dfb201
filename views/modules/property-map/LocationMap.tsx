import { LocationMap as MapIsland } from '../../../client/islands/LocationMap.tsx';
import type { MapLocation } from '../../domain/list/finding.ts';
import { isHome, type ListItem } from '../../domain/list/list-item.ts';
import { isSold } from '../../domain/property/sold.ts';
import type { PageContext } from '../../page-context.ts';
import { homeAddress } from '../../ui/facts/home-address.ts';
import { Island } from '../../ui/Island.tsx';
import { mapAsk, mapTiles } from '../../ui/map-source.ts';

interface Props {
  ctx: PageContext;
  item: ListItem;
  place: MapLocation;
}

/** The button that opens the map of a location; the map's code and tiles are loaded on request. */
export function LocationMap({ ctx, item, place }: Props) {
  const { t, site } = ctx;
  const isGone = isHome(item) && isSold(item, site.info.ignoredLabels);
  const note = place.areaKm !== undefined && t(isGone ? 'map.areaNoteSold' : 'map.placeArea');
  const props = {
    ask: mapAsk(ctx, 'map.placeFailed'),
    texts: {
      label: t('map.place', { place: homeAddress(ctx, item) }),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      ...(note !== false && { note }),
    },
    tiles: mapTiles(ctx),
    place,
  };
  return <Island ctx={ctx} of={MapIsland} props={props} when="interaction" />;
}
