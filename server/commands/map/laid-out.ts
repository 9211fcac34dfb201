import type { Entry } from './directory.ts';
import { writeDirectory } from './directory.ts';

/** Bytes within which the header and the root directory are (section 3 of the specification). */
const ROOT_END = 16_384;
/** Entries of the first try at leaf directories. */
const LEAF_SIZE = 4096;

/** Bytes of an archive to copy. */
export interface Range {
  offset: number;
  length: number;
}

interface Laid {
  /** With offsets in the new archive; runs of one content are joined. */
  entries: Entry[];
  /** The contents in their new order, each once, with offsets in the old archive. */
  contents: Range[];
}

/** Lays contents out in the order of their first tiles: the archive is clustered. */
export function laidOut(chosen: readonly Entry[]): Laid {
  const placed = new Map<number, number>();
  const contents: Range[] = [];
  const entries: Entry[] = [];
  let end = 0;
  for (const { tileId, runLength, offset, length } of chosen) {
    const at = placed.get(offset) ?? end;
    if (at === end && !placed.has(offset)) {
      placed.set(offset, at);
      contents.push({ offset, length });
      end += length;
    }
    const last = entries.at(-1);
    const goesOn = last?.offset === at && last.tileId + last.runLength === tileId;
    if (goesOn) last.runLength += runLength;
    else entries.push({ tileId, runLength, offset: at, length });
  }
  return { entries, contents };
}

/**
 * The root directory and the leaf directories: none while the root has room for all entries.
 * @param room bytes of the header.
 */
export function directoriesOf(entries: readonly Entry[], room: number) {
  const whole = writeDirectory(entries);
  if (room + whole.length <= ROOT_END) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = LEAF_SIZE; ; size *= 2) {
    const { root, leaves } = withLeaves(entries, size);
    if (room + root.length <= ROOT_END) return { root, leaves };
  }
}

function withLeaves(entries: readonly Entry[], size: number) {
  const leaves: Buffer[] = [];
  const root: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += size) {
    const leaf = writeDirectory(entries.slice(at, at + size));
    root.push({ tileId: entries[at]!.tileId, runLength: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: writeDirectory(root), leaves: Buffer.concat(leaves) };
}
