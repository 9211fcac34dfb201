import { project, TILE } from '../../../views/domain/place/mercator.ts';
import { type MapData, STEPS } from './map-data.ts';
import { simplified } from './simplify.ts';

type Lines = readonly Float64Array[];

/**
 * Lines and rings of the map, as fractions of the world's width (Web Mercator), each made on first
 * use: at small zooms most are not drawn.
 */
export interface MapLines {
  land: () => Lines;
  border: () => Lines;
  coast: () => Lines;
  provinces: () => Lines;
  boundaries: () => Lines;
  neighbours: () => Lines;
  borders: () => Lines;
  seam: () => Lines;
  rivers: () => Lines;
  /** Rings of the municipalities of a density, from 0 to 3. */
  ofDensity: (density: number) => Lines;
  /** The rings of a municipality's outline; none for an unknown id. */
  outline: (id: number) => Lines;
}

/** Minimum zoom at which every point is drawn. */
const WHOLE = 13;
/** Pixels that a simplified line may be off. */
const TOLERANCE = 0.4;

/** The map's lines, simplified for a zoom on its first use. */
export class MapLevels {
  readonly #data: MapData;
  readonly #levels = new Map<number, MapLines>();

  constructor(data: MapData) {
    this.#data = data;
  }

  at(zoom: number): MapLines {
    const level = Math.min(WHOLE, Math.ceil(zoom));
    const known = this.#levels.get(level);
    if (known) return known;
    const made = linesOf(this.#data, level === WHOLE ? 0 : TOLERANCE / (TILE * 2 ** level));
    this.#levels.set(level, made);
    return made;
  }
}

function linesOf(data: MapData, tolerance: number): MapLines {
  const lineOf = (deltas: readonly number[]) => {
    const line = decoded(deltas);
    return tolerance > 0 ? simplified(line, tolerance) : line;
  };
  const linesIn = (lines: readonly (readonly number[])[]) => once(() => lines.map(lineOf));
  const arcs: Float64Array[] = [];
  const arcOf = (number: number) => (arcs[number] ??= lineOf(data.arcs[number]!));
  const ringsOf = (rings: readonly (readonly number[])[]) =>
    rings.map((ring) => joined(ring, arcOf));
  const outlines = new Map(
    data.municipalities.map(({ id, rings }) => [id, once(() => ringsOf(rings))]),
  );
  const outline = (id: number) => outlines.get(id)?.() ?? [];
  const densities = [0, 1, 2, 3].map((density) =>
    once(() =>
      data.municipalities.flatMap((one) => (one.density === density ? outline(one.id) : [])),
    ),
  );
  return {
    land: once(() => ringsOf(data.land)),
    border: linesIn(data.border),
    coast: linesIn(data.coast),
    provinces: once(() => data.provinces.map(arcOf)),
    boundaries: once(() => data.boundaries.map(arcOf)),
    neighbours: linesIn(data.neighbours),
    borders: linesIn(data.borders),
    seam: linesIn(data.seam),
    rivers: linesIn(data.rivers),
    ofDensity: (density) => densities[density]?.() ?? [],
    outline,
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function decoded(deltas: readonly number[]): Float64Array {
  const line = new Float64Array(deltas.length);
  let [lng, lat] = [0, 0];
  for (let at = 0; at < deltas.length; at += 2) {
    lng += deltas[at]!;
    lat += deltas[at + 1]!;
    const [x, y] = project([lat / STEPS, lng / STEPS], 0);
    line[at] = x / TILE;
    line[at + 1] = y / TILE;
  }
  return line;
}

/** The arcs of a ring one after another; where they meet the point is not repeated. */
function joined(ring: readonly number[], arcOf: (number: number) => Float64Array): Float64Array {
  const points: number[] = [];
  for (const number of ring) {
    const arc = arcOf(number < 0 ? ~number : number);
    const count = arc.length / 2;
    for (let step = 1; step < count; step += 1) {
      const at = number < 0 ? count - 1 - step : step;
      points.push(arc[2 * at]!, arc[2 * at + 1]!);
    }
  }
  return Float64Array.from(points);
}
