import type * as L from 'leaflet';

/** Steps per degree in the server's answer (server/services/tiles/outlines.ts). */
const STEPS = 10_000;
/** Outlines in one request: the URL stays short enough for every proxy. */
const MAX_PER_REQUEST = 100;

type Rings = L.LatLngTuple[][];
type Answer = Record<string, number[][]>;

/** Fetches outlines of municipalities; requests at the same time share a fetch. */
export class OutlineSource {
  readonly #url: string;
  readonly #known = new Map<number, Promise<Rings | undefined>>();
  #waiting = new Map<number, (rings: Rings | undefined) => void>();

  /** @param url the path to which ids are added. */
  constructor(url: string) {
    this.#url = url;
  }

  /** The rings of an outline; undefined if they cannot be fetched; the next call tries again. */
  rings(id: number): Promise<Rings | undefined> {
    const known = this.#known.get(id);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<Rings | undefined>();
    if (this.#waiting.size === 0) queueMicrotask(() => this.#fetchWaiting());
    this.#waiting.set(id, resolve);
    this.#known.set(id, promise);
    return promise;
  }

  #fetchWaiting(): void {
    const waiting = [...this.#waiting];
    this.#waiting = new Map();
    for (let at = 0; at < waiting.length; at += MAX_PER_REQUEST) {
      void this.#fetch(new Map(waiting.slice(at, at + MAX_PER_REQUEST)));
    }
  }

  async #fetch(waiting: ReadonlyMap<number, (rings: Rings | undefined) => void>): Promise<void> {
    const ids = [...waiting.keys()].sort((a, b) => a - b);
    const answer = await answerAt(`${this.#url}${ids.join(',')}.json`);
    for (const [id, resolve] of waiting) {
      const rings = answer?.[id]?.map(pointsOf);
      if (!rings) this.#known.delete(id);
      resolve(rings);
    }
  }
}

async function answerAt(url: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

function pointsOf(ways: readonly number[]): L.LatLngTuple[] {
  const points: L.LatLngTuple[] = [];
  let [lat, lng] = [0, 0];
  for (let at = 0; at < ways.length; at += 2) {
    lat += ways[at]!;
    lng += ways[at + 1]!;
    points.push([lat / STEPS, lng / STEPS]);
  }
  return points;
}
