// Cuts a part of a street map, such as a build of Protomaps, for the folder map of an agency:
//   npm run map -- extract 20261101.pmtiles --area "Oost-Vlaanderen, Brussel" --to streets.pmtiles
// An area is a province, a municipality or a postcode, or west:south:east:north.
import path from 'node:path';
import { ROOT } from '../../platform/root.ts';
import { loadGazetteer } from '../../services/catalogue/index/gazetteer.ts';
import { createOwnTiles, readMapText } from '../../services/tiles/own-tiles.ts';
import { extract } from './extract.ts';
import { mapAreas } from './map-areas.ts';
import { MapFault } from './map-fault.ts';
import { mapOptions } from './map-options.ts';

try {
  const options = mapOptions(process.argv.slice(2));
  const data = path.join(ROOT, 'public/data');
  const gazetteer = await loadGazetteer(data);
  const atlas = createOwnTiles(await readMapText(data));
  const { areas, unknown, meanings } = mapAreas(options.areas, { gazetteer, atlas });
  if (unknown.length > 0) throw new MapFault(`--area: ${unknown.join(', ')} is not known.`);
  process.stdout.write(meanings.map((line) => `${line}\n`).join(''));
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  const from = process.env['INIT_CWD'] ?? '.';
  const [file, to] = [path.resolve(from, options.file), path.resolve(from, options.to)];
  const { bytes, tiles, zooms, attribution } = await extract({ ...options, file, to, areas });
  process.stdout.write(
    `${to}: ${tiles} tiles, zoom ${zooms.from} to ${zooms.to}, ${(bytes / 1e6).toFixed(1)} MB, ` +
      `${attribution}. Put it into the folder map of the agency.\n`,
  );
} catch (error) {
  const isExpected = error instanceof MapFault || (error instanceof Error && 'syscall' in error);
  const text = error instanceof Error && !isExpected ? error.stack : undefined;
  process.stderr.write(`${text ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
