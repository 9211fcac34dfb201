import { gunzipSync, gzipSync } from 'node:zlib';
import { readVarint } from 'pmtiles';

/**
 * An entry of a directory (section 4 of the specification of PMTiles, version 3): tiles with the
 * same content, or a leaf directory.
 */
export interface Entry {
  /** The first tile, by its number along the Hilbert curve, from zoom 0. */
  tileId: number;
  /** Tiles one after the other with this content; 0 for a leaf directory. */
  runLength: number;
  /** Bytes from the beginning of the tiles, or of the leaf directories. */
  offset: number;
  length: number;
}

/** Bytes of a directory, unpacked: a larger one is none. */
const MAX_DIRECTORY = 64 * 2 ** 20;

/** @throws for bytes that are no directory. */
export function readDirectory(packed: Uint8Array, isPacked: boolean): Entry[] {
  const buf = isPacked ? gunzipSync(packed, { maxOutputLength: MAX_DIRECTORY }) : packed;
  const at = { buf, pos: 0 };
  const count = readVarint(at);
  if (count > buf.length) throw new Error('a directory is damaged');
  const column = () => Array.from({ length: count }, () => readVarint(at));
  const [steps, runs, lengths, offsets] = [column(), column(), column(), column()];
  let [tileId, next] = [0, 0];
  return steps.map((step, index) => {
    tileId += step;
    const [length, written] = [lengths[index]!, offsets[index]!];
    const offset = written === 0 ? next : written - 1;
    next = offset + length;
    return { tileId, runLength: runs[index]!, offset, length };
  });
}

/** The same, packed by gzip. */
export function writeDirectory(entries: readonly Entry[]): Buffer {
  let before: Entry = { tileId: 0, runLength: 0, offset: 0, length: 0 };
  const numbers: number[][] = [[entries.length], [], [], [], []];
  for (const [index, entry] of entries.entries()) {
    const follows = index > 0 && entry.offset === before.offset + before.length;
    const columns = [entry.tileId - before.tileId, entry.runLength, entry.length];
    for (const [at, value] of [...columns, follows ? 0 : entry.offset + 1].entries()) {
      numbers[at + 1]!.push(value);
    }
    before = entry;
  }
  return gzipSync(Buffer.from(numbers.flat().flatMap(varint)));
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}
