import { boundsAround } from '../../../../views/domain/filters/bounds.ts';
import { isPlaceName, MAX_REGIONS, type Region } from '../../../../views/domain/filters/regions.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { decodePolyline, STEPS } from '../../../../views/domain/polygon/decode-polyline.ts';
import type { Area } from './area.ts';
import { knownPlace } from './area-name.ts';
import type { Areas } from './areas.ts';
import { emptyBits, hasBit } from './bits.ts';
import { distanceKm, type Position } from '../../../../views/domain/place/distance.ts';
import { scanPolygon } from './scan-polygon.ts';

type Placed = Area & { position: Position };

/**
 * The places of a drawn area: the postcodes whose centre is within, a town as a whole where all of
 * its postcodes are; the nearest postcode where none is. Empty if there are more than MAX_REGIONS,
 * and for a text that is no polygon.
 */
export function regionsWithin(areas: Areas, polygon: string, locale: Locale): Region[] {
  const corners = decodePolyline(polygon) ?? [];
  if (corners.length < 3) return [];
  const placed = areas.all.filter((area): area is Placed => area.position !== undefined);
  const within = placedWithin(placed, polygon);
  const { south, west, north, east } = boundsAround(corners);
  const middle = [(south + north) / 2 / STEPS, (west + east) / 2 / STEPS] as const;
  const chosen = within.length > 0 ? within : nearest(placed, middle);
  const regions = new Map(
    chosen.map((area) => {
      const region = townWithin(areas, chosen, area) ?? regionOf(area, locale);
      return [`${region.city}|${region.zip}`, region] as const;
    }),
  );
  return regions.size > MAX_REGIONS ? [] : [...regions.values()];
}

function placedWithin(placed: readonly Placed[], polygon: string): Placed[] {
  const lat = Float64Array.from(placed, ({ position }) => position[0]);
  const lng = Float64Array.from(placed, ({ position }) => position[1]);
  const bits = scanPolygon(emptyBits(placed.length), { lat, lng }, polygon);
  return placed.filter((_, row) => hasBit(bits, row));
}

function nearest(placed: readonly Placed[], middle: Position): Placed[] {
  const [first, ...others] = placed;
  if (!first) return [];
  const far = ({ position }: Placed) => distanceKm(position, middle);
  return [others.reduce((one, other) => (far(other) < far(one) ? other : one), first)];
}

/** The town of an area, if all of it is chosen and its name alone means it. */
function townWithin(areas: Areas, chosen: readonly Area[], { id }: Area): Region | undefined {
  const town = areas.groups.townOf.get(id);
  if (!town || town.areas.length < 2 || !isPlaceName(town.name)) return undefined;
  const region = { city: town.name, zip: '' };
  const isWhole = town.areas.every((area) => chosen.some((one) => one === area));
  return isWhole && areas.find(region)?.group === town ? region : undefined;
}

function regionOf(area: Area, locale: Locale): Region {
  const { name, zip } = knownPlace(area, '', locale);
  return { city: isPlaceName(name) ? name : '', zip };
}
