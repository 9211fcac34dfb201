import { LocationMap as MapIsland } from '../../../client/islands/LocationMap.tsx';
import type { MapLocation } from '../../domain/list/finding.ts';
import { isHome, type ListItem } from '../../domain/list/list-item.ts';
import { HOME_COUNTRY } from '../../domain/place/address.ts';
import type { MapMunicipality } from '../../domain/place/atlas.ts';
import { isSold } from '../../domain/property/sold.ts';
import { MapStill } from '../../map/MapStill.tsx';
import type { PageContext } from '../../page-context.ts';
import { homeAddress } from '../../ui/facts/home-address.ts';
import { Island } from '../../ui/Island.tsx';
import { mapAsk, mapTiles } from '../../ui/map-source.ts';

interface Props {
  ctx: PageContext;
  item: ListItem;
  place: MapLocation;
}

/**
 * The map of a location: a still of it, and the button that opens the living one, whose code and
 * tiles are loaded on request. Where the address is not told it is the municipality's outline.
 */
export function LocationMap({ ctx, item, place }: Props) {
  const { t } = ctx;
  const label = t('map.place', { place: homeAddress(ctx, item) });
  const municipality = municipalityOf(ctx, item);
  const isArea = place.areaKm !== undefined;
  const props = {
    ask: mapAsk(ctx, 'map.placeFailed'),
    texts: { label, zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') },
    tiles: mapTiles(ctx),
    place: isArea && municipality ? areaOf(place, municipality) : place,
  };
  return (
    <>
      <div className="place-frame">
        {municipality && <Still ctx={ctx} label={label} place={place} around={municipality} />}
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

interface StillProps {
  ctx: PageContext;
  label: string;
  place: MapLocation;
  around: MapMunicipality;
}

function Still({ ctx, label, place: { lat, lng, areaKm }, around }: StillProps) {
  if (areaKm !== undefined) {
    return (
      <MapStill ctx={ctx} label={label} bounds={around.bounds} plates={[]} marked={around.id} />
    );
  }
  const bounds = { south: lat, west: lng, north: lat, east: lng };
  return <MapStill ctx={ctx} label={label} bounds={bounds} plates={[[lat, lng]]} />;
}

/** Its municipality, if that is on the product's own map. */
function municipalityOf({ assets }: PageContext, { countryId, zip }: ListItem) {
  return countryId === HOME_COUNTRY ? assets.atlas.municipality(zip) : undefined;
}

function areaOf(place: MapLocation, { id, bounds }: MapMunicipality) {
  return { ...place, outline: { id, bounds } };
}

function isGone({ site }: PageContext, item: ListItem): boolean {
  return isHome(item) && isSold(item, site.info.ignoredLabels);
}
