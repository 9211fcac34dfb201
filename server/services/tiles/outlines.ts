import { type Bounds, boundsAround } from '../../../views/domain/filters/bounds.ts';
import type { MapMunicipality } from '../../../views/domain/place/atlas.ts';
import { type MapData, STEPS } from './map-data.ts';

type Steps = [lng: number, lat: number];

/** Municipalities by postcode, and their outlines by id. */
export class Outlines {
  readonly #data: MapData;
  readonly #byId: ReadonlyMap<number, MapData['municipalities'][number]>;
  readonly #idOfZip: ReadonlyMap<string, number>;
  readonly #known = new Map<number, MapMunicipality>();

  constructor(data: MapData) {
    this.#data = data;
    this.#byId = new Map(data.municipalities.map((one) => [one.id, one]));
    this.#idOfZip = new Map(
      data.municipalities.flatMap(({ id, zips }) => zips.map((zip) => [zip, id] as const)),
    );
  }

  municipality(zip: string): MapMunicipality | undefined {
    const id = this.#idOfZip.get(zip);
    if (id === undefined) return undefined;
    const known = this.#known.get(id);
    if (known) return known;
    const points = this.#ringsOf(id)!.flat();
    const bounds = roomy(boundsAround(points.map(([lng, lat]) => [lat / STEPS, lng / STEPS])));
    const { at, names } = this.#byId.get(id)!;
    const made = { id, names, at, bounds };
    this.#known.set(id, made);
    return made;
  }

  /**
   * The rings of an outline as JSON for browsers: latitude and longitude of the first point in
   * steps, then the difference to each next one. Undefined for an unknown id.
   */
  rings(id: number): number[][] | undefined {
    return this.#ringsOf(id)?.map((ring) => {
      let [lastLng, lastLat] = [0, 0];
      return ring.flatMap(([lng, lat]) => {
        const way = [lat - lastLat, lng - lastLng];
        [lastLng, lastLat] = [lng, lat];
        return way;
      });
    });
  }

  #ringsOf(id: number): Steps[][] | undefined {
    return this.#byId.get(id)?.rings.map((ring) =>
      ring.flatMap((number) => {
        const arc = pointsOf(this.#data.arcs[number < 0 ? ~number : number]!);
        // The next arc begins with the last point.
        return (number < 0 ? arc.reverse() : arc).slice(0, -1);
      }),
    );
  }
}

/** To about a kilometre outward: bounds are for framing, and cannot be mistaken for a position. */
function roomy({ south, west, north, east }: Bounds): Bounds {
  const [down, up] = [Math.floor, Math.ceil].map(
    (round) => (degrees: number) => round(degrees * 100) / 100,
  );
  return { south: down!(south), west: down!(west), north: up!(north), east: up!(east) };
}

function pointsOf(deltas: readonly number[]): Steps[] {
  const points: Steps[] = [];
  let [lng, lat] = [0, 0];
  for (let at = 0; at < deltas.length; at += 2) {
    lng += deltas[at]!;
    lat += deltas[at + 1]!;
    points.push([lng, lat]);
  }
  return points;
}
