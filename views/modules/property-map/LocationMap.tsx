import { LocationMap as MapIsland } from '../../../client/islands/LocationMap.tsx';
import type { MapLocation } from '../../domain/list/finding.ts';
import { isHome, type ListItem } from '../../domain/list/list-item.ts';
import { type MapMunicipality, municipalityOf } from '../../domain/place/atlas.ts';
import { isSold } from '../../domain/property/sold.ts';
import { StaticMap } from '../../map/StaticMap.tsx';
import type { PageContext } from '../../page-context.ts';
import { homeAddress } from '../../ui/facts/home-address.ts';
import { Island } from '../../ui/Island.tsx';
import { openMapTexts, mapTiles } from '../../ui/map-source.ts';

interface Props {
  ctx: PageContext;
  item: ListItem;
  place: MapLocation;
}

/**
 * The map of a location: a static map, and the button that opens the interactive one, whose code
 * and tiles are loaded on request. If the address is not published, it shows the municipality's
 * outline.
 */
export function LocationMap({ ctx, item, place }: Props) {
  const { t } = ctx;
  const label = t('map.place', { place: homeAddress(ctx, item) });
  const municipality = municipalityOf(ctx.assets.atlas, item);
  const isArea = place.areaKm !== undefined;
  const props = {
    ask: openMapTexts(ctx, 'map.placeFailed'),
    texts: { label, zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') },
    tiles: mapTiles(ctx),
    place: isArea && municipality ? areaOf(place, municipality) : place,
  };
  return (
    <>
      <div className="place-frame">
        {municipality && (
          <PlaceStaticMap ctx={ctx} label={label} place={place} around={municipality} />
        )}
        <Island ctx={ctx} of={MapIsland} props={props} when="interaction" />
      </div>
      {isArea && (
        <p className="place-map-note">
          {t(isGone(ctx, item) ? 'map.areaNoteSold' : 'map.placeArea')}
        </p>
      )}
    </>
  );
}

interface StaticMapProps {
  ctx: PageContext;
  label: string;
  place: MapLocation;
  around: MapMunicipality;
}

function PlaceStaticMap({ ctx, label, place: { lat, lng, areaKm }, around }: StaticMapProps) {
  if (areaKm !== undefined) {
    return (
      <StaticMap ctx={ctx} label={label} bounds={around.bounds} plates={[]} marked={around.id} />
    );
  }
  const bounds = { south: lat, west: lng, north: lat, east: lng };
  return <StaticMap ctx={ctx} label={label} bounds={bounds} plates={[[lat, lng]]} />;
}

function areaOf(place: MapLocation, { id, bounds }: MapMunicipality) {
  return { ...place, outline: { id, bounds } };
}

function isGone({ site }: PageContext, item: ListItem): boolean {
  return isHome(item) && isSold(item, site.info.ignoredLabels);
}
