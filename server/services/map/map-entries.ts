import type { MapPosition } from '../../../views/domain/list/finding.ts';
import type { Bounds } from '../../../views/domain/filters/bounds.ts';
import {
  type MapArea,
  type MapEntries,
  type MapPoint,
  MAX_CARDS,
} from '../../../views/domain/place/map-answer.ts';

/** Entries that one answer lists individually: a few hundred kilobytes; more are aggregated. */
const MAX_ENTRIES = 2000;
/**
 * Cells across and down by which more are aggregated: aggregates are no closer than a marker is
 * wide.
 */
const GRID_CELLS = 40;

type Area = Omit<MapArea, 'name'>;
type Point = Omit<MapPoint, 'name' | 'label'>;

export interface CollectedEntries {
  points: readonly Point[];
  areas: readonly Area[];
  aggregates: MapEntries['aggregates'];
  isWhole: boolean;
}

/**
 * What a map shows of these positions, bounded in size: hidden positions of a municipality are one
 * area with a count, and with more than 2,000 entries in view those close together are aggregated.
 * @param view the bounds that are visible; all positions without it.
 */
export function collectEntries(
  positions: readonly MapPosition[],
  view: Bounds | undefined,
): CollectedEntries {
  const seen = view ? positions.filter((position) => isWithin(position, view)) : positions;
  const exact = seen.filter(({ areaKm }) => areaKm === undefined);
  const areas = exact.length > MAX_ENTRIES ? [] : areasOf(seen);
  if (exact.length + areas.length > MAX_ENTRIES) return { ...aggregated(seen), isWhole: false };
  return {
    points: exact.map(pointOf),
    areas,
    aggregates: [],
    isWhole: seen.length === positions.length,
  };
}

/** Around the homes of Belgium and its neighbours: the initial area of a map. */
const NEAR: Bounds = { south: 49, west: 2, north: 52, east: 7 };

/**
 * The bounds that a map begins with: around the positions of Belgium and next to it, so that one
 * home by the sea in Spain does not make a dot of the country; around all where there are none.
 * @param places bounds of the chosen places, which are shown too.
 */
export function frameOf(positions: readonly MapPosition[], places?: Bounds): Bounds | undefined {
  const near = positions.filter((position) => isWithin(position, NEAR));
  const homes = near.length > 0 ? near : positions;
  if (!places) return boundsOf(homes);
  const { south, west, north, east } = places;
  return boundsOf([...homes, { lat: south, lng: west }, { lat: north, lng: east }]);
}

/** The smallest bounds that contain all positions; undefined when there is none. */
function boundsOf(positions: readonly { lat: number; lng: number }[]): Bounds | undefined {
  if (positions.length === 0) return undefined;
  const bounds = { south: 90, west: 180, north: -90, east: -180 };
  for (const { lat, lng } of positions) {
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
  }
  return bounds;
}

function isWithin({ lat, lng }: MapPosition, { south, west, north, east }: Bounds): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** Equals `itemKey` of the item. */
function keyOf({ id, isProject }: MapPosition): string {
  return isProject ? `p${id}` : String(id);
}

/** Hidden homes are at their municipality's centre: the same centre is the same municipality. */
function areasOf(positions: readonly MapPosition[]): Area[] {
  const areas = new Map<string, Area & { keys: string[] }>();
  for (const position of positions) {
    const { lat, lng, areaKm } = position;
    if (areaKm === undefined) continue;
    const place = `${lat} ${lng} ${areaKm}`;
    const area = areas.get(place) ?? { lat, lng, km: areaKm, count: 0, keys: [] };
    area.count += 1;
    if (area.keys.length < MAX_CARDS) area.keys.push(keyOf(position));
    areas.set(place, area);
  }
  return [...areas.values()];
}

/**
 * One pass with sums per cell and no allocation per home: a hundred thousand take some
 * milliseconds. A single position in a cell is not aggregated.
 */
function aggregated(positions: readonly MapPosition[]): Omit<CollectedEntries, 'isWhole'> {
  const { south, west, north, east } = boundsOf(positions)!;
  const cellOf = (value: number, from: number, to: number) =>
    Math.min(GRID_CELLS - 1, Math.floor(((value - from) / (to - from || 1)) * GRID_CELLS));
  const [counts, lats, lngs] = [sums(), sums(), sums()];
  const last = new Map<number, MapPosition>();
  for (const position of positions) {
    const { lat, lng } = position;
    const cell = cellOf(lat, south, north) * GRID_CELLS + cellOf(lng, west, east);
    counts[cell]! += 1;
    lats[cell]! += lat;
    lngs[cell]! += lng;
    last.set(cell, position);
  }
  const alone = [...last].flatMap(([cell, position]) => (counts[cell] === 1 ? [position] : []));
  const aggregates = [...last.keys()].flatMap((cell) => {
    const count = counts[cell]!;
    const mean = { lat: rounded(lats[cell]! / count), lng: rounded(lngs[cell]! / count) };
    return count === 1 ? [] : [{ ...mean, count }];
  });
  const points = alone.filter(({ areaKm }) => areaKm === undefined).map(pointOf);
  return { points, areas: areasOf(alone), aggregates };
}

function sums(): Float64Array {
  return new Float64Array(GRID_CELLS * GRID_CELLS);
}

function pointOf(position: MapPosition): Point {
  return { key: keyOf(position), lat: position.lat, lng: position.lng };
}

/** To about a metre: a mean has many digits. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
