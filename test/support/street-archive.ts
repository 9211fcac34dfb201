import { gzipSync } from 'node:zlib';
import { project, TILE } from '../../views/domain/place/mercator.ts';

/** The one zoom of the archive. */
export const STREET_ZOOM = 10;
/** Steps across a vector tile. */
const EXTENT = 4096;

interface Archive {
  /** Covered by the tile of the archive. */
  at: readonly [lat: number, lng: number];
  attribution?: string;
  /** Name of a place in the middle of the tile. */
  place: string;
}

/**
 * A PMTiles archive (version 3) of one vector tile, as Protomaps' basemaps are: water all over it, a
 * road across, and a place. Unpacked by gzip, as archives are.
 */
export function streetArchive({ at, attribution, place }: Archive): Buffer {
  const tile = gzipSync(
    Buffer.concat([
      layer('water', { kind: 'lake' }, 3, [
        9,
        0,
        0,
        26,
        zig(EXTENT),
        0,
        0,
        zig(EXTENT),
        zig(-EXTENT),
        0,
        15,
      ]),
      layer('roads', { kind: 'highway' }, 2, [9, 0, zig(EXTENT / 2), 10, zig(EXTENT), 0]),
      layer('places', { kind: 'locality', name: place }, 1, [9, zig(EXTENT / 2), zig(EXTENT / 2)]),
    ]),
  );
  const [x, y] = project(at, STREET_ZOOM).map((pixels) => Math.floor(pixels / TILE));
  const entries = [1, tileId(x!, y!), 1, tile.length, 1];
  const directory = gzipSync(Buffer.from(entries.flatMap(varint)));
  const metadata = gzipSync(JSON.stringify(attribution === undefined ? {} : { attribution }));
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const sections = [directory.length, metadata.length, 0, tile.length];
  let from = header.length;
  for (const [index, bytes] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(from), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(bytes), 16 + 16 * index);
    from += bytes;
  }
  for (const count of [72, 80, 88]) header.writeBigUInt64LE(1n, count);
  // Clustered, gzip inside, gzip of tiles, vector tiles, from and to this zoom.
  Buffer.from([1, 2, 2, 1, STREET_ZOOM, STREET_ZOOM]).copy(header, 96);
  for (const [index, degrees] of [2, 49, 7, 52].entries()) {
    header.writeInt32LE(degrees * 10_000_000, 102 + 4 * index);
  }
  return Buffer.concat([header, directory, metadata, tile]);
}

/** The number of a tile: those of nearer zooms follow, along a Hilbert curve. */
function tileId(tileX: number, tileY: number): number {
  let [x, y] = [tileX, tileY];
  let id = (4 ** STREET_ZOOM - 1) / 3;
  for (let side = 2 ** (STREET_ZOOM - 1); side > 0; side /= 2) {
    const [east, south] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0];
    id += side * side * ((3 * east) ^ south);
    if (south === 1) continue;
    if (east === 1) [x, y] = [side - 1 - x, side - 1 - y];
    [x, y] = [y, x];
  }
  return id;
}

/** A layer of a vector tile with one feature. */
function layer(name: string, tags: Record<string, string>, type: number, shape: number[]): Buffer {
  const pairs = Object.keys(tags).flatMap((_, index) => [index, index]);
  const feature = [
    ...field(2, pairs.flatMap(varint)),
    ...number(3, type),
    ...field(4, shape.flatMap(varint)),
  ];
  const content = [
    ...number(15, 2),
    ...field(1, bytesOf(name)),
    ...field(2, feature),
    ...Object.keys(tags).flatMap((key) => field(3, bytesOf(key))),
    ...Object.values(tags).flatMap((value) => field(4, field(1, bytesOf(value)))),
    ...number(5, EXTENT),
  ];
  return Buffer.from(field(3, content));
}

/** Fields of Protocol Buffers: bytes, and a number. */
function field(id: number, bytes: readonly number[]): number[] {
  return [...varint(id * 8 + 2), ...varint(bytes.length), ...bytes];
}

function number(id: number, value: number): number[] {
  return [...varint(id * 8), ...varint(value)];
}

function bytesOf(text: string): number[] {
  return [...Buffer.from(text)];
}

/** Seven bits a byte, the lowest first. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** A number with a sign as one without. */
function zig(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}
