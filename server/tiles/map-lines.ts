import { project, TILE } from '../../views/domain/place/mercator.ts';
import { type MapData, STEPS } from './map-data.ts';
import { simplified } from './simplify.ts';

/** Lines and rings of the map, as fractions of the world's width (Web Mercator). */
export interface MapLines {
  land: readonly Float64Array[];
  border: readonly Float64Array[];
  coast: readonly Float64Array[];
  provinces: readonly Float64Array[];
  boundaries: readonly Float64Array[];
  /** Rings of the municipalities of each density, from 0 to 3. */
  densities: readonly (readonly Float64Array[])[];
  neighbours: readonly Float64Array[];
  borders: readonly Float64Array[];
  seam: readonly Float64Array[];
  rivers: readonly Float64Array[];
  /** The rings of each municipality's outline, by its id. */
  outlines: ReadonlyMap<number, readonly Float64Array[]>;
}

/** From this zoom on every point is drawn. */
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
  const arcs = data.arcs.map(lineOf);
  const arcsOf = (numbers: readonly number[]) => numbers.map((number) => arcs[number]!);
  const ringsOf = (rings: readonly (readonly number[])[]) =>
    rings.map((ring) => joined(ring, arcs));
  const outlines = new Map(data.municipalities.map(({ id, rings }) => [id, ringsOf(rings)]));
  return {
    land: ringsOf(data.land),
    border: data.border.map(lineOf),
    coast: data.coast.map(lineOf),
    provinces: arcsOf(data.provinces),
    boundaries: arcsOf(data.boundaries),
    densities: [0, 1, 2, 3].map((density) =>
      data.municipalities.flatMap((one) => (one.density === density ? outlines.get(one.id)! : [])),
    ),
    neighbours: data.neighbours.map(lineOf),
    borders: data.borders.map(lineOf),
    seam: data.seam.map(lineOf),
    rivers: data.rivers.map(lineOf),
    outlines,
  };
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
function joined(ring: readonly number[], arcs: readonly Float64Array[]): Float64Array {
  const points: number[] = [];
  for (const number of ring) {
    const arc = arcs[number < 0 ? ~number : number]!;
    const count = arc.length / 2;
    for (let step = 1; step < count; step += 1) {
      const at = number < 0 ? count - 1 - step : step;
      points.push(arc[2 * at]!, arc[2 * at + 1]!);
    }
  }
  return Float64Array.from(points);
}
