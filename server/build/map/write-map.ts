// Writes the data of the product's own map; to be run after editing `provinces/` or `sources/`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { NAME_RANKS } from '../../../views/domain/place/map-names.ts';
import { type MapData, mapDataSchema } from '../../services/tiles/map-data.ts';
import { PROVINCES_DIR, readProvinces } from '../municipalities/province.ts';
import { DATA_DIR } from '../municipalities/write-places.ts';
import { countryOf } from './country.ts';
import { borderAndCoast, neighboursOf, riversOf } from './neighbours.ts';
import { OTHER_NAMES } from './other-names.ts';
import { readSources } from './sources.ts';

/** The name of the written file in `public/data`. */
export const MAP_FILE = 'map.json';

/** Its text: JSON with one entry per line, for readable diffs. */
export function mapFile(): string {
  const { belgium, world, rivers } = readSources();
  const { names, outside, ...country } = countryOf(belgium, readProvinces(PROVINCES_DIR));
  const data = mapDataSchema.parse({
    ...country,
    ...borderAndCoast(world, outside),
    ...neighboursOf(world),
    rivers: riversOf(rivers),
    names: byRank([...OTHER_NAMES, ...names]),
  });
  return lines(data);
}

function byRank(names: MapData['names']): MapData['names'] {
  return names.toSorted((a, b) => NAME_RANKS.indexOf(a.rank) - NAME_RANKS.indexOf(b.rank));
}

function lines(data: MapData): string {
  const parts = Object.entries(data).map(([key, value]) => {
    const entries = Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : undefined;
    const text = entries ? `[\n${entries.join(',\n')}\n]` : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

if (import.meta.main) writeFileSync(path.join(DATA_DIR, MAP_FILE), mapFile());
