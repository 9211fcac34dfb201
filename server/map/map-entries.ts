import type { MapPosition } from '../../views/domain/finding.ts';
import type { Bounds } from '../../views/domain/list-query.ts';
import {
  type MapArea,
  type MapEntries,
  type MapPoint,
  MOST_CARDS,
} from '../../views/domain/map-answer.ts';

/** Entries that one answer holds at the most, of those that are told one by one. */
const MOST_ENTRIES = 2000;
/** Cells across and down into which more are gathered: heaps no nearer than a marker is wide. */
const CELLS = 40;

type Area = Omit<MapArea, 'name'>;
type Point = Omit<MapPoint, 'name'>;
type Entry = Point | Area;

export interface Gathered {
  points: readonly Point[];
  areas: readonly Area[];
  heaps: MapEntries['heaps'];
  isWhole: boolean;
}

/**
 * What a map shows of these positions, so that an answer stays small whatever the list holds: the
 * hidden ones of a municipality are one area with a count, and where there are more than 2,000
 * entries in view those that lie close together become heaps with a count.
 * @param view the part that is looked at; without it all of them.
 */
export function gatherEntries(
  positions: readonly MapPosition[],
  view: Bounds | undefined,
): Gathered {
  const seen = view ? positions.filter((position) => isWithin(position, view)) : positions;
  const points = seen
    .filter(({ areaKm }) => areaKm === undefined)
    .map((position) => ({ key: keyOf(position), lat: position.lat, lng: position.lng }));
  const areas = areasOf(seen);
  const isWhole = seen.length === positions.length;
  if (points.length + areas.length <= MOST_ENTRIES) return { points, areas, heaps: [], isWhole };
  return { ...heaped([...points, ...areas]), isWhole: false };
}

/** The smallest part of the map that holds them all; undefined when there is none. */
export function boundsOf(positions: readonly { lat: number; lng: number }[]): Bounds | undefined {
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

/** As `itemKey` tells the item. */
function keyOf({ id, isProject }: MapPosition): string {
  return isProject ? `p${id}` : String(id);
}

/** Hidden homes stand on their municipality's centre: the same centre is the same municipality. */
function areasOf(positions: readonly MapPosition[]): Area[] {
  const areas = new Map<string, Area & { keys: string[] }>();
  for (const position of positions) {
    const { lat, lng, areaKm } = position;
    if (areaKm === undefined) continue;
    const place = `${lat} ${lng} ${areaKm}`;
    const area = areas.get(place) ?? { lat, lng, km: areaKm, count: 0, keys: [] };
    area.count += 1;
    if (area.keys.length < MOST_CARDS) area.keys.push(keyOf(position));
    areas.set(place, area);
  }
  return [...areas.values()];
}

function heaped(entries: readonly Entry[]): Omit<Gathered, 'isWhole'> {
  const { south, west, north, east } = boundsOf(entries)!;
  const cellOf = (value: number, from: number, to: number) =>
    Math.min(CELLS - 1, Math.floor(((value - from) / (to - from || 1)) * CELLS));
  const cells = Map.groupBy(
    entries,
    ({ lat, lng }) => cellOf(lat, south, north) * CELLS + cellOf(lng, west, east),
  );
  const alone = [...cells.values()].flatMap((cell) => (cell.length === 1 ? cell : []));
  return {
    points: alone.filter((entry) => 'key' in entry),
    areas: alone.filter((entry) => 'keys' in entry),
    heaps: [...cells.values()].filter((cell) => cell.length > 1).map(heapOf),
  };
}

/** In the middle of its homes. */
function heapOf(cell: readonly Entry[]): MapEntries['heaps'][number] {
  let [count, lat, lng] = [0, 0, 0];
  for (const entry of cell) {
    const weight = 'keys' in entry ? entry.count : 1;
    count += weight;
    lat += entry.lat * weight;
    lng += entry.lng * weight;
  }
  return { lat: rounded(lat / count), lng: rounded(lng / count), count };
}

/** About a metre: a mean has as many digits as it likes. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
