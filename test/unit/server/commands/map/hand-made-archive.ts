import { gzipSync } from 'node:zlib';

/** What an archive is made of; by the specification of PMTiles 3, without the product's code. */
export interface HandMade {
  /** Contents by the number of their tile, ascending. */
  tiles: readonly (readonly [tileId: number, content: string])[];
  zooms: readonly [from: number, to: number];
  metadata: object;
  /** Entries of a leaf directory; all are in the root if absent. */
  leafSize?: number;
  /** Directories and metadata are packed by gzip. */
  isPacked: boolean;
}

/** The archive, with its tiles from the last to the first: it is not clustered. */
export function handMade(options: HandMade): Buffer {
  const { tiles, zooms, metadata, leafSize = Infinity, isPacked } = options;
  const pack = (bytes: Buffer) => (isPacked ? gzipSync(bytes) : bytes);
  const contents = [...new Set(tiles.map(([, content]) => content))].reverse();
  const offsets = new Map<string, number>();
  let end = 0;
  for (const content of contents) {
    offsets.set(content, end);
    end += Buffer.byteLength(content);
  }
  // Runs of tiles with one content: id, tiles, bytes, offset.
  const entries: number[][] = [];
  for (const [id, content] of tiles) {
    const last = entries.at(-1);
    const offset = offsets.get(content)!;
    if (last && (last[0] ?? 0) + (last[1] ?? 0) === id && last[3] === offset) last[1]! += 1;
    else entries.push([id, 1, Buffer.byteLength(content), offset]);
  }
  const leaves: Buffer[] = [];
  let root = entries;
  if (entries.length > leafSize) {
    root = [];
    for (let at = 0; at < entries.length; at += leafSize) {
      const leaf = pack(directory(entries.slice(at, at + leafSize)));
      root.push([entries[at]![0]!, 0, leaf.length, Buffer.concat(leaves).length]);
      leaves.push(leaf);
    }
  }
  const sections = [
    pack(directory(root)),
    pack(Buffer.from(JSON.stringify(metadata))),
    Buffer.concat(leaves),
    Buffer.from(contents.join('')),
  ];
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  let from = 127;
  for (const [index, section] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(from), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(section.length), 16 + 16 * index);
    from += section.length;
  }
  // Not clustered; the tiles are not packed, and are vector tiles.
  Buffer.from([0, isPacked ? 2 : 1, 1, 1, zooms[0], zooms[1]]).copy(header, 96);
  return Buffer.concat([header, ...sections]);
}

function directory(entries: readonly number[][]): Buffer {
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = BigInt(value);
    for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
    bytes.push(Number(rest));
  };
  write(entries.length);
  entries.forEach(([id = 0], at) => write(id - (entries[at - 1]?.[0] ?? 0)));
  for (const column of [1, 2]) for (const entry of entries) write(entry[column]!);
  for (const entry of entries) write(entry[3]! + 1);
  return Buffer.from(bytes);
}
