import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { mergeArcs, mesh } from 'topojson-client';

type Topology = Parameters<typeof mesh>[0];
type Shape = Extract<Parameters<typeof mergeArcs>[1], unknown[]>[number];

interface Regions<S> {
  type: 'GeometryCollection';
  geometries: S[];
}

/** What is known of a municipality of 2019. */
interface OldMunicipality {
  nis: string;
  name_nl: string;
  name_fr: string;
  population: number;
}
export type OldShape = Shape & { properties: OldMunicipality };

export interface Belgium extends Topology {
  objects: { municipalities: Regions<OldShape> };
}
export interface World extends Topology {
  objects: { countries: Regions<Shape & { id?: string }> };
}
export interface River {
  geometry: { coordinates: number[][] };
}

const SOURCES = path.join(import.meta.dirname, 'sources');
const WORLD = path.join(
  import.meta.dirname,
  '../../../node_modules/world-atlas/countries-10m.json',
);

/** The files that the map is made from (sources/README.md). */
export function readSources(): { belgium: Belgium; world: World; rivers: readonly River[] } {
  const rivers = read(path.join(SOURCES, 'rivers.geojson')) as { features: River[] };
  return {
    belgium: read(path.join(SOURCES, 'belgium-municipalities.topojson')) as Belgium,
    world: read(WORLD) as World,
    rivers: rivers.features,
  };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
