// Writes the data files of places that are served unchanged; to be run after editing `provinces/`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolderSync } from '../../platform/files/make-folder.ts';
import { ROOT } from '../paths.ts';
import { placeOptions } from './place-options.ts';
import { PROVINCES_DIR, readProvinces } from './province.ts';

/** The folder of the written files, served under /data/. */
export const DATA_DIR = path.join(ROOT, 'public/data');

/** The text of each file by its name: JSON with one entry per line, for readable diffs. */
export function placeFiles(provincesDir: string): Record<string, string> {
  const { cities, subcities, provinces } = placeOptions(readProvinces(provincesDir));
  return {
    'cities.json': linesOf(cities),
    'subcities.json': linesOf(subcities),
    'provinces.json': linesOf(provinces),
  };
}

function linesOf(entries: readonly object[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}

if (import.meta.main) {
  makeFolderSync(DATA_DIR);
  for (const [name, text] of Object.entries(placeFiles(PROVINCES_DIR))) {
    writeFileSync(path.join(DATA_DIR, name), text);
  }
}
