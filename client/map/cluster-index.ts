import Supercluster from 'supercluster';
import type { Bounds } from '../../views/domain/filters/bounds.ts';
import {
  type MapArea,
  type MapEntries,
  type MapAggregate,
  type MapPoint,
  MAX_CARDS,
} from '../../views/domain/place/map-answer.ts';

/** A feature of the map at a zoom. Its `id` is stable while the entries stay the same. */
export type MapFeature =
  | { kind: 'point'; id: string; lat: number; lng: number; point: MapPoint }
  | { kind: 'area'; id: string; lat: number; lng: number; area: MapArea }
  | { kind: 'aggregate'; id: string; lat: number; lng: number; count: number }
  | { kind: 'cluster'; id: string; lat: number; lng: number; count: number; cluster: number };

type Entry =
  | { kind: 'point'; of: MapPoint }
  | { kind: 'area'; of: MapArea }
  | { kind: 'aggregate'; of: MapAggregate };
interface HomeCount {
  homes: number;
}

/** The homes of a part of the map. */
export interface KeysInView {
  keys: readonly string[];
  nearest: string | undefined;
  /** Also those that are not among the keys. */
  total: number;
}

/** A zoom at which nothing is clustered any more. */
const UNCLUSTERED = 30;
/** Pixels within which markers would overlap. */
const RADIUS = 58;

let generations = 0;

/**
 * Clusters the entries of a map for each zoom. Supercluster builds its tree in milliseconds for
 * thousands of points and answers a view in less than one. It does not touch the DOM: the markers
 * are our own.
 */
export class ClusterIndex {
  readonly #index: Supercluster<Entry, HomeCount>;
  readonly #generation = ++generations;
  readonly #positions: ReadonlyMap<string, { lat: number; lng: number }>;

  /** @param maxZoom the highest zoom at which homes are clustered. */
  constructor({ points, areas, aggregates }: MapEntries, maxZoom: number) {
    this.#index = new Supercluster<Entry, HomeCount>({
      radius: RADIUS,
      extent: 256,
      maxZoom,
      map: (entry) => ({ homes: entry.kind === 'point' ? 1 : entry.of.count }),
      reduce: (sum, { homes }) => {
        sum.homes += homes;
      },
    });
    this.#positions = new Map<string, { lat: number; lng: number }>([
      ...points.map((point) => [point.key, point] as const),
      ...areas.flatMap((area) => area.keys.map((key) => [key, area] as const)),
    ]);
    this.#index.load([
      ...points.map((of) => geoJson({ kind: 'point', of })),
      ...areas.map((of) => geoJson({ kind: 'area', of })),
      ...aggregates.map((of) => geoJson({ kind: 'aggregate', of })),
    ]);
  }

  /** Features within the bounds, from north to south. */
  within({ south, west, north, east }: Bounds, zoom: number): MapFeature[] {
    return this.#index
      .getClusters([west, south, east, north], zoom)
      .map((found) => {
        const [lng = 0, lat = 0] = found.geometry.coordinates;
        const { properties } = found;
        if (!('cluster' in properties)) return featureOf(properties, this.#generation);
        const { cluster_id: cluster, homes: count } = properties;
        const id = `cluster ${this.#generation} ${cluster}`;
        return { kind: 'cluster' as const, id, lat, lng, count, cluster };
      })
      .sort((a, b) => b.lat - a.lat);
  }

  /**
   * Keys of the homes within the bounds, those nearest to the position at most as many as a request
   * for cards may name, from west to east.
   * @returns also the nearest one, and how many there are.
   */
  keysWithin(
    { south, west, north, east }: Bounds,
    { lat, lng }: { lat: number; lng: number },
  ): KeysInView {
    const leaves = this.#index.getClusters([west, south, east, north], UNCLUSTERED);
    const found = leaves.flatMap(({ geometry, properties }) => {
      const [x = 0, y = 0] = geometry.coordinates;
      const away = Math.hypot((x - lng) * Math.cos((lat * Math.PI) / 180), y - lat);
      const keys = 'cluster' in properties ? [] : keysOf(properties);
      return keys.map((key) => ({ key, x, away }));
    });
    const nearest = found.toSorted((a, b) => a.away - b.away).slice(0, MAX_CARDS);
    const keys = nearest.toSorted((a, b) => a.x - b.x).map(({ key }) => key);
    return { keys, nearest: nearest[0]?.key, total: found.length };
  }

  /** Where a home is shown; undefined for one that is part of an aggregate. */
  positionOf(key: string): { lat: number; lng: number } | undefined {
    return this.#positions.get(key);
  }

  /** The zoom at which a cluster splits; `maxZoom` + 1 if it never does. */
  expansionZoom(cluster: number): number {
    return this.#index.getClusterExpansionZoom(cluster);
  }

  /** Keys of a cluster's homes, at most as many as a popup shows. */
  keysIn(cluster: number, most = MAX_CARDS): string[] {
    const leaves = this.#index.getLeaves(cluster, most);
    return leaves.flatMap(({ properties }) => keysOf(properties)).slice(0, most);
  }
}

function geoJson(entry: Entry) {
  const { lat, lng } = entry.of;
  const geometry = { type: 'Point' as const, coordinates: [lng, lat] };
  return { type: 'Feature' as const, properties: entry, geometry };
}

function featureOf(entry: Entry, generation: number): MapFeature {
  const { lat, lng } = entry.of;
  if (entry.kind === 'point') {
    return { kind: 'point', id: `point ${entry.of.key}`, lat, lng, point: entry.of };
  }
  const id = `${entry.kind} ${generation} ${lat} ${lng}`;
  if (entry.kind === 'area') return { kind: 'area', id, lat, lng, area: entry.of };
  return { kind: 'aggregate', id, lat, lng, count: entry.of.count };
}

function keysOf(entry: Entry): readonly string[] {
  if (entry.kind === 'point') return [entry.of.key];
  return entry.kind === 'area' ? entry.of.keys : [];
}
