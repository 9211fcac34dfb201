import type { Archive } from './archive.ts';
import type { Entry } from './directory.ts';
import { firstAtLeast } from './wanted-tiles.ts';

/** Directories below each other: the specification recommends one level, and writers keep to it. */
const MAX_DEPTH = 4;

/**
 * The entries of the wanted tiles, ascending, with offsets as in the archive: a run is cut to the
 * wanted part. Leaf directories without a wanted tile are not read.
 * @throws for directories that lie in each other.
 */
export async function chosenEntries(archive: Archive, wanted: Float64Array): Promise<Entry[]> {
  const { rootDirectoryOffset, rootDirectoryLength } = archive.header;
  const root = await archive.directory(rootDirectoryOffset, rootDirectoryLength);
  const chosen: Entry[] = [];
  await choose({ archive, wanted, chosen }, root, { end: Infinity, depth: 1 });
  return chosen;
}

interface Choice {
  archive: Archive;
  wanted: Float64Array;
  chosen: Entry[];
}

async function choose(
  choice: Choice,
  entries: readonly Entry[],
  { end, depth }: { end: number; depth: number },
): Promise<void> {
  const { archive, wanted, chosen } = choice;
  if (depth > MAX_DEPTH) throw new Error('directories lie in each other');
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1]?.tileId ?? end;
    if (entry.runLength > 0) chosen.push(...cutRuns(entry, wanted));
    else if ((wanted[firstAtLeast(wanted, entry.tileId)] ?? Infinity) < next) {
      const from = archive.header.leafDirectoryOffset + entry.offset;
      const leaf = await archive.directory(from, entry.length);
      await choose(choice, leaf, { end: next, depth: depth + 1 });
    }
  }
}

/** The parts of a run that are wanted. */
function cutRuns({ tileId, runLength, ...content }: Entry, wanted: Float64Array): Entry[] {
  const runs: Entry[] = [];
  for (let at = firstAtLeast(wanted, tileId); at < wanted.length; at += 1) {
    const id = wanted[at]!;
    if (id >= tileId + runLength) break;
    const last = runs.at(-1);
    if (last && id === last.tileId + last.runLength) last.runLength += 1;
    else runs.push({ tileId: id, runLength: 1, ...content });
  }
  return runs;
}
