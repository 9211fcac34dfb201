import { merge, mesh } from 'topojson-client';
import { clipRing, type Rectangle } from '../../services/tiles/clip.ts';
import type { MapData } from '../../services/tiles/map-data.ts';
import { simplified } from '../../services/tiles/simplify.ts';
import { deltas } from './country.ts';
import type { River, World } from './sources.ts';

/** The area around the country that is visible at the minimum zoom. */
const AROUND: Rectangle = { west: -8, north: 44, east: 17, south: 57 };
/** Tolerance in degrees of a boundary that is visible only at small zooms. */
const TOLERANCE = 0.002;
/** Degrees of longitude from the coast within which the border is not drawn broadly. */
const SHORE = 0.03;
/** The country's own number in ISO 3166. */
const OWN = '056';

type Neighbours = Pick<MapData, 'neighbours' | 'borders' | 'seam'>;
type Line = readonly (readonly number[])[];

/** The land of all other countries, the boundaries between them, and those with the country. */
export function neighboursOf(world: World): Neighbours {
  const { countries } = world.objects;
  const others = countries.geometries.filter(({ id }) => id !== OWN);
  const land = merge(world, others);
  const between = mesh(world, countries, (a, b) => a !== b && a.id !== OWN && b.id !== OWN);
  const own = mesh(world, countries, (a, b) => a !== b && (a.id === OWN || b.id === OWN));
  return {
    neighbours: land.coordinates
      .flat()
      .map((ring) => clipRing(ring.flat(), AROUND))
      .filter((ring) => ring.length >= 8)
      .map(smaller)
      .filter((ring) => ring.length >= 8),
    borders: between.coordinates.filter(isAround).map((line) => smaller(line.flat())),
    seam: own.coordinates.map((line) => smaller(awayFrom(shoreEnds(world), line).flat())),
  };
}

/**
 * Lines around the country in pieces of border and of coast: each point is of what is nearer in the
 * countries' own file, which is less exact.
 */
export function borderAndCoast(
  world: World,
  outside: readonly Line[],
): Pick<MapData, 'border' | 'coast'> {
  const { countries } = world.objects;
  const isOwn = ({ id }: { id?: string | number | undefined }) => id === OWN;
  const seam = mesh(world, countries, (a, b) => a !== b && (isOwn(a) || isOwn(b))).coordinates;
  const shore = mesh(world, countries, (a, b) => a === b && isOwn(a)).coordinates;
  const pieces: Record<'border' | 'coast', (readonly number[])[][]> = { border: [], coast: [] };
  for (const line of outside) {
    let last: { kind: 'border' | 'coast'; piece: (readonly number[])[] } | undefined;
    for (const [at, point] of line.entries()) {
      const kind = distance(point, shore) < distance(point, seam) ? 'coast' : 'border';
      if (last?.kind === kind) last.piece.push(point);
      else {
        last = { kind, piece: at === 0 ? [point] : [line[at - 1]!, point] };
        pieces[kind].push(last.piece);
      }
    }
  }
  const written = (lines: readonly Line[]) =>
    lines
      .filter(({ length }) => length > 1)
      .map((line) => deltas(line as readonly [number, number][]));
  return { border: written(pieces.border), coast: written(pieces.coast) };
}

/** Squared, in degrees. */
function distance([x = 0, y = 0]: readonly number[], lines: readonly Line[]): number {
  let least = Infinity;
  for (const line of lines) {
    for (let at = 1; at < line.length; at += 1) {
      const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [line[at - 1]!, line[at]!];
      const [wide, high] = [x1 - x0, y1 - y0];
      const length = wide * wide + high * high || 1;
      const along = Math.min(1, Math.max(0, ((x - x0) * wide + (y - y0) * high) / length));
      least = Math.min(least, (x - x0 - along * wide) ** 2 + (y - y0 - along * high) ** 2);
    }
  }
  return least;
}

/** Where the country's coast begins and ends. */
function shoreEnds(world: World): number[][] {
  const { countries } = world.objects;
  const shore = mesh(world, countries, (a, b) => a === b && a.id === OWN).coordinates;
  return shore.flatMap((line) => [line[0]!, line.at(-1)!]);
}

/** A line without what is close to some points: drawn broadly it would reach into the sea. */
function awayFrom(points: readonly number[][], line: number[][]): number[][] {
  const isAway = ([x = 0, y = 0]: readonly number[]) =>
    points.every(([lng = 0, lat = 0]) => Math.hypot(x - lng, (y - lat) * 1.6) > SHORE);
  return line.filter(isAway);
}

/** The rivers, as the file has them. */
export function riversOf(rivers: readonly River[]): MapData['rivers'] {
  return rivers.map(({ geometry }) => smaller(geometry.coordinates.flat()));
}

function isAround(line: readonly number[][]): boolean {
  const { west, north, east, south } = AROUND;
  return line.some(([lng = 0, lat = 0]) => lng > west && lng < east && lat > north && lat < south);
}

function smaller(line: number[]): number[] {
  const kept = simplified(line, TOLERANCE);
  const points = Array.from(
    { length: kept.length / 2 },
    (_, at) => [kept[2 * at]!, kept[2 * at + 1]!] as const,
  );
  return deltas(points);
}
