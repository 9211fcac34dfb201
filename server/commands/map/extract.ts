import type { Bounds } from '../../../views/domain/filters/bounds.ts';
import { MapFault } from './map-fault.ts';
import { openArchive } from './archive.ts';
import { chosenEntries } from './chosen-entries.ts';
import { wantedTiles } from './wanted-tiles.ts';
import { boundsOf, writeArchive } from './write-archive.ts';

/** Bytes of tiles: a host keeps them, a backup copies them. */
const MAX_TILE_BYTES = 1_000_000_000;
/** Tiles of one archive: the country to zoom 15 has a quarter of that. */
const MAX_TILES = 1_000_000;

interface Extract {
  file: string;
  to: string;
  areas: readonly Bounds[];
  maxZoom?: number;
}

interface Extracted {
  bytes: number;
  tiles: number;
  zooms: { from: number; to: number };
  attribution: string;
}

/**
 * Writes the part of an archive that touches some areas into a new one.
 * @throws MapFault for an archive without tiles there, and for a part that is too large.
 */
export async function extract({ file, to, areas, maxZoom = 15 }: Extract): Promise<Extracted> {
  const archive = await openArchive(file);
  try {
    const { header, attribution } = archive;
    const zooms = { from: header.minZoom, to: Math.min(header.maxZoom, maxZoom) };
    const wanted = wantedTiles(areas, zooms, MAX_TILES);
    if (!wanted) throw tooLarge(`more than ${MAX_TILES} tiles`);
    const chosen = await chosenEntries(archive, wanted);
    if (chosen.length === 0) throw new MapFault(`${file} has no tiles of this area.`);
    const contents = new Map(chosen.map(({ offset, length }) => [offset, length]));
    const size = [...contents.values()].reduce((sum, length) => sum + length, 0);
    if (size > MAX_TILE_BYTES) throw tooLarge(`${Math.round(size / 1e6)} MB`);
    const bytes = await writeArchive(to, archive, { chosen, bounds: boundsOf(areas), zooms });
    const tiles = chosen.reduce((sum, { runLength }) => sum + runLength, 0);
    return { bytes, tiles, zooms, attribution };
  } finally {
    await archive.file.close();
  }
}

function tooLarge(amount: string): MapFault {
  return new MapFault(`That would be ${amount}: name a smaller area, or a lower --maxzoom.`);
}
