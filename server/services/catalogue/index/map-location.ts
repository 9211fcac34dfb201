import type { MapLocation } from '../../../../views/domain/list/finding.ts';
import type { Located } from '../../../../views/domain/place/located.ts';
import type { Areas } from './areas.ts';

/**
 * Kilometres around a municipality's centre within which an item without a published address may
 * be.
 */
export const AREA_KM = 2.5;
/** Steps per degree: about a metre. */
const PRECISION = 100_000;

/**
 * The map location of an item: its own position if its address is published, else the area around
 * its municipality's centre. Of a sold home, where someone else lives now, only ever the area.
 * Undefined where nothing is known.
 */
export function mapLocation(
  item: Located,
  areas: Areas,
  { isSold }: { isSold: boolean },
): MapLocation | undefined {
  const own = item.publishAddress && !isSold ? item.position : undefined;
  const position = own ?? areas.of(item)?.position;
  if (!position) return undefined;
  const [lat, lng] = position.map((degrees) => Math.round(degrees * PRECISION) / PRECISION);
  return { lat: lat!, lng: lng!, ...(!own && { areaKm: AREA_KM }) };
}
