import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

// The write-ahead log of SQLite (https://www.sqlite.org/fileformat2.html#walformat): a header, then
// frames of a page each. All numbers are big-endian, but those that checksums are made of.

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The last bit says that checksums are of big-endian words. */
const MAGIC = 0x37_7f_06_82;

type Sums = readonly [number, number];

/** Whether a database has no page, and its log has some: SQLite would drop the log. */
export function isLostBesideJournal(file: string): boolean {
  const size = (name: string) => (existsSync(name) ? statSync(name).size : 0);
  return size(file) === 0 && size(`${file}-wal`) > HEADER_BYTES;
}

/**
 * Writes a database of the pages that a log has, each as it was last committed. Pages that are not
 * in it are those of a copy, or empty: the database is damaged unless the log has all of them.
 * @param copy a copy of the same database, as its pages were then.
 * @returns false, and nothing is written, where the log has no committed transaction.
 */
export function writeJournalPages(journal: string, target: string, copy?: string): boolean {
  const pages = committedPages(readFileSync(journal));
  if (!pages) return false;
  const { size, count, latest } = pages;
  const file = Buffer.alloc(size * count);
  if (copy !== undefined) readFileSync(copy).copy(file);
  for (const [number, page] of latest) {
    if (number <= count) page.copy(file, (number - 1) * size);
  }
  writeFileSync(target, file, { mode: 0o600, flag: 'wx' });
  return true;
}

interface Pages {
  /** Bytes of a page, and number of pages after the last commit. */
  size: number;
  count: number;
  latest: ReadonlyMap<number, Buffer>;
}

/** Undefined without a committed transaction. Ends at the first frame that is not of the log. */
function committedPages(log: Buffer): Pages | undefined {
  if (log.length < HEADER_BYTES) return undefined;
  const magic = log.readUInt32BE(0);
  if ((magic & ~1) >>> 0 !== MAGIC) return undefined;
  const isBigEndian = magic !== MAGIC;
  const size = log.readUInt32BE(8);
  let sums = checksum(log.subarray(0, 24), [0, 0], isBigEndian);
  if (!isEqual(sums, log, 24)) return undefined;
  const latest = new Map<number, Buffer>();
  let written = new Map<number, Buffer>();
  let count = 0;
  const bytes = FRAME_HEADER_BYTES + size;
  for (let at = HEADER_BYTES; at + bytes <= log.length; at += bytes) {
    if (!log.subarray(at + 8, at + 16).equals(log.subarray(16, 24))) break;
    const page = log.subarray(at + FRAME_HEADER_BYTES, at + bytes);
    sums = checksum(page, checksum(log.subarray(at, at + 8), sums, isBigEndian), isBigEndian);
    if (!isEqual(sums, log, at + 16)) break;
    written.set(log.readUInt32BE(at), page);
    const pagesAfterCommit = log.readUInt32BE(at + 4);
    if (pagesAfterCommit === 0) continue;
    count = pagesAfterCommit;
    for (const [number, content] of written) latest.set(number, content);
    written = new Map();
  }
  return count === 0 ? undefined : { size, count, latest };
}

/** Adds a part of the log, of a multiple of eight bytes, to the running checksum. */
function checksum(part: Buffer, [first, second]: Sums, isBigEndian: boolean): Sums {
  let [one, two] = [first, second];
  const word = (at: number) => (isBigEndian ? part.readUInt32BE(at) : part.readUInt32LE(at));
  for (let at = 0; at < part.length; at += 8) {
    one = (one + word(at) + two) >>> 0;
    two = (two + word(at + 4) + one) >>> 0;
  }
  return [one, two];
}

function isEqual([one, two]: Sums, log: Buffer, at: number): boolean {
  return one === log.readUInt32BE(at) && two === log.readUInt32BE(at + 4);
}
