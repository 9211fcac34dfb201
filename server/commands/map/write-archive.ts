import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { boundsAround, type Bounds } from '../../../views/domain/filters/bounds.ts';
import { unfinishedName } from '../../platform/files/unfinished-files.ts';
import { MapFault } from './map-fault.ts';
import { type Archive, HEADER_BYTES } from './archive.ts';
import type { Entry } from './directory.ts';
import { directoriesOf, laidOut, type Range } from './laid-out.ts';

/** Bytes that are copied at a time. */
const CHUNK = 4 * 2 ** 20;
/** Steps per degree in a header. */
const STEPS = 10_000_000;
const [GZIP, MVT] = [2, 1];

/** A part of an archive. */
export interface Part {
  chosen: readonly Entry[];
  bounds: Bounds;
  zooms: { from: number; to: number };
}

/**
 * Writes a part of an archive into a new one, clustered, with the metadata as they were; under
 * another name until it is whole.
 * @throws MapFault for a file that is there already.
 * @returns bytes of the file.
 */
export async function writeArchive(name: string, archive: Archive, part: Part): Promise<number> {
  if (existsSync(name)) throw new MapFault(`${name} exists already: name another file.`);
  const { entries, contents } = laidOut(part.chosen);
  const { root, leaves } = directoriesOf(entries, HEADER_BYTES);
  const metadata = gzipSync(JSON.stringify(archive.metadata));
  const tileBytes = contents.reduce((sum, { length }) => sum + length, 0);
  const counts = [
    entries.reduce((sum, { runLength }) => sum + runLength, 0),
    entries.length,
    contents.length,
  ];
  const sections = [root.length, metadata.length, leaves.length, tileBytes];
  const head = headerBytes(archive, part, { sections, counts });
  const unfinished = unfinishedName(name);
  const file = await open(unfinished, 'wx');
  try {
    await file.writeFile(Buffer.concat([head, root, metadata, leaves]));
    await copyContents(archive, file, contents);
    await file.sync();
    await file.close();
    await rename(unfinished, name);
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  return HEADER_BYTES + sections.reduce((sum, length) => sum + length, 0);
}

interface Sizes {
  /** Bytes of root directory, metadata, leaf directories and tiles, which follow each other. */
  sections: readonly number[];
  /** Numbers of tiles, entries and contents. */
  counts: readonly number[];
}

/** Section 3 of the specification. */
function headerBytes({ header }: Archive, part: Part, { sections, counts }: Sizes): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles\u0003', 'latin1');
  let from = HEADER_BYTES;
  for (const [index, length] of sections.entries()) {
    bytes.writeBigUInt64LE(BigInt(from), 8 + 16 * index);
    bytes.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    from += length;
  }
  for (const [index, count] of counts.entries()) {
    bytes.writeBigUInt64LE(BigInt(count), 72 + 8 * index);
  }
  const { south, west, north, east } = part.bounds;
  const { from: minZoom, to: maxZoom } = part.zooms;
  const clustered = 1;
  Buffer.from([clustered, GZIP, header.tileCompression, MVT, minZoom, maxZoom]).copy(bytes, 96);
  for (const [index, degrees] of [west, south, east, north].entries()) {
    bytes.writeInt32LE(Math.round(degrees * STEPS), 102 + 4 * index);
  }
  bytes[118] = Math.floor((minZoom + maxZoom) / 2);
  bytes.writeInt32LE(Math.round(((west + east) / 2) * STEPS), 119);
  bytes.writeInt32LE(Math.round(((south + north) / 2) * STEPS), 123);
  return bytes;
}

async function copyContents(
  { header, bytes }: Archive,
  to: FileHandle,
  contents: readonly Range[],
): Promise<void> {
  for (const { offset, length } of joined(contents)) {
    for (let at = 0; at < length; at += CHUNK) {
      const from = header.tileDataOffset + offset + at;
      await to.writeFile(await bytes(from, Math.min(CHUNK, length - at)));
    }
  }
}

/** Ranges that follow each other as one. */
function joined(ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const { offset, length } of ranges) {
    const last = whole.at(-1);
    if (last && last.offset + last.length === offset) last.length += length;
    else whole.push({ offset, length });
  }
  return whole;
}

/** The bounds around several. */
export function boundsOf(areas: readonly Bounds[]): Bounds {
  return boundsAround(
    areas.flatMap(({ south, west, north, east }) => [
      [south, west],
      [north, east],
    ]),
  );
}
