import { type Bounds, boundsAround } from '../../../../views/domain/filters/bounds.ts';
import { hasRadius } from '../../../../views/domain/filters/radius.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import { decodePolyline, STEPS } from '../../../../views/domain/polygon/decode-polyline.ts';
import type { Position } from '../../../../views/domain/place/distance.ts';
import type { Areas } from '../../catalogue/index/areas.ts';
import type { ListIndex } from '../../catalogue/index/list-index.ts';

// A search is kept under keys of its most selective filter, and a home has keys of its own: a home
// that passes the search has one of its keys. Whether it passes is then decided by the list itself.

/** Of a search that no filter narrows enough. */
const EVERY = '*';
/** Keys of one search at most; with more it is kept under those of another filter. */
const MAX_KEYS = 400;
/** Squares per degree: one is about 28 by 18 km. */
const SQUARES = 4;
/** Bands of prices to each doubling. */
const BANDS = 4;
/** Kilometres in a degree of latitude, at least: a circle must be within its squares. */
const KM_PER_DEGREE = 110;

/** Whether the keys follow what the catalogue knows of places. */
export function followsAreas(query: ListQuery): boolean {
  return query.regions.some(({ zip }) => zip === '') || hasRadius(query);
}

/** The keys of a search; none where it finds nothing. */
export function keysOfSearch(query: ListQuery, areas: Areas): string[] {
  const choices = [placeKeys(query, areas), areaKeys(query), priceKeys(query), typeKeys(query)];
  return choices.find((keys) => keys && keys.length <= MAX_KEYS) ?? [EVERY];
}

/** The keys of all rows of a list. */
export function keysOfRows({ columns }: ListIndex, areas: Areas): Set<string> {
  const keys = new Set([EVERY]);
  for (const [row, area] of columns.areas.entries()) {
    keys.add(zipKey(areas.all[area]!.zip));
    const [lat, lng] = [columns.lat[row]!, columns.lng[row]!];
    if (!Number.isNaN(lat)) keys.add(squareKey(squareOf(lat), squareOf(lng)));
    const price = columns.prices[row]!;
    if (!Number.isNaN(price)) keys.add(bandKey(bandOf(price)));
  }
  for (const [type, rows] of columns.types) {
    if (rows.some((word) => word !== 0)) keys.add(typeKey(type));
  }
  return keys;
}

function zipKey(zip: string): string {
  return `zip ${zip}`;
}

function squareKey(y: number, x: number): string {
  return `square ${y} ${x}`;
}

function bandKey(band: number): string {
  return `price ${band}`;
}

function typeKey(type: ListQuery['types'][number]): string {
  return `type ${type}`;
}

function squareOf(degrees: number): number {
  return Math.floor(degrees * SQUARES);
}

function bandOf(price: number): number {
  return Math.floor(Math.log2(Math.max(1, price)) * BANDS);
}

/** Of the postcodes of the chosen places, and of the squares around them. */
function placeKeys(query: ListQuery, areas: Areas): string[] | undefined {
  const { regions, radius = 0 } = query;
  if (regions.length === 0) return undefined;
  if (!followsAreas(query)) return regions.map(({ zip }) => zipKey(zip));
  const found = regions.flatMap((region) => areas.find(region)?.areas ?? []);
  const zips = found.map(({ zip }) => zipKey(zip));
  if (!hasRadius(query)) return distinct(zips);
  const squares: string[] = [];
  for (const { position } of found) {
    if (!position) continue;
    const around = squaresWithin(circleBounds(position, radius));
    if (!around) return undefined;
    squares.push(...around);
  }
  return distinct([...zips, ...squares]);
}

function circleBounds([lat, lng]: Position, km: number): Bounds {
  const height = km / KM_PER_DEGREE;
  const farthest = Math.min(89, Math.abs(lat) + height);
  const width = height / Math.cos((farthest * Math.PI) / 180);
  return { south: lat - height, north: lat + height, west: lng - width, east: lng + width };
}

/** Of the squares of a drawn area, or of the view of a map. */
function areaKeys({ polygon, bounds }: ListQuery): string[] | undefined {
  if (polygon !== undefined) {
    const ring = decodePolyline(polygon) ?? [];
    if (ring.length < 3) return [];
    const { south, west, north, east } = boundsAround(ring);
    // A step more on each side: positions are rounded to steps.
    return squaresWithin({
      south: (south - 1) / STEPS,
      west: (west - 1) / STEPS,
      north: (north + 1) / STEPS,
      east: (east + 1) / STEPS,
    });
  }
  return bounds && squaresWithin(bounds);
}

/** Undefined for more squares than a search can have. */
function squaresWithin({ south, west, north, east }: Bounds): string[] | undefined {
  const rows = squareOf(north) - squareOf(south) + 1;
  const columns = squareOf(east) - squareOf(west) + 1;
  if (rows * columns > MAX_KEYS) return undefined;
  return range(squareOf(south), squareOf(north)).flatMap((y) =>
    range(squareOf(west), squareOf(east)).map((x) => squareKey(y, x)),
  );
}

function priceKeys({ priceMin, priceMax }: ListQuery): string[] | undefined {
  if (priceMin === undefined && priceMax === undefined) return undefined;
  const last = bandOf(priceMax ?? Number.MAX_SAFE_INTEGER);
  return range(bandOf(priceMin ?? 0), last).map(bandKey);
}

function typeKeys({ types }: ListQuery): string[] | undefined {
  return types.length === 0 ? undefined : types.map(typeKey);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function distinct(keys: readonly string[]): string[] {
  return [...new Set(keys)];
}
