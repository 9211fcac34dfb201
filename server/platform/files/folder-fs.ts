import { constants } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import { bulkhead } from 'cockatiel';

/**
 * Reads of the agency's folder at a time. A read that a network disk does not answer holds one of
 * libuv's four threads until it does; the others are for the rest of the site.
 */
const MAX_CONCURRENT = 2;
/** Milliseconds after which a read counts as hanging. */
const HUNG_TIMEOUT = 60_000;

const slots = bulkhead(MAX_CONCURRENT, Infinity);
/** The reads under way, with the time of their first check, in milliseconds since 1970. */
const reading = new Map<symbol, number | undefined>();

/** Functions of Node for files of the agency's folder: a few are under way at a time. */
export const readFile = limited(fs.readFile);
export const readdir = limited(fs.readdir);
export const stat = limited(fs.stat);
export const readPart = limited(readPartOf);
export const openRegular = limited(openRegularFile);
export const readFrom = limited(readFromHandle);
export const closeFile = limited((handle: FileHandle) => handle.close());

/**
 * Messages for the operator about hanging reads of the agency's folder; empty if there are none.
 * The time of a read counts from its first check.
 * @param now milliseconds since 1970.
 */
export function slowReads(now: number): string[] {
  let isHung = false;
  for (const [read, seen = now] of reading) {
    reading.set(read, seen);
    isHung ||= now - seen > HUNG_TIMEOUT;
  }
  return isHung ? ["a file of the agency's folder does not answer"] : [];
}

/** Some bytes of a file that may be large; fewer where it ends. */
async function readPartOf(
  file: string,
  { from, bytes }: { from: number; bytes: number },
): Promise<Buffer> {
  const handle = await fs.open(file);
  try {
    return await readFromHandle(handle, { from, bytes });
  } finally {
    await handle.close();
  }
}

async function readFromHandle(
  handle: FileHandle,
  { from, bytes }: { from: number; bytes: number },
): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, from);
  return buffer.subarray(0, bytesRead);
}

/** An open file. */
export interface RegularFile {
  handle: FileHandle;
  size: number;
  /** Milliseconds since 1970. */
  mtimeMs: number;
}

/** Error codes for a name without a file. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO'];

/**
 * Undefined when there is none, or when it is no regular file: opening a pipe waits for its writer.
 */
async function openRegularFile(file: string): Promise<RegularFile | undefined> {
  try {
    if (!(await fs.stat(file)).isFile()) return undefined;
    // Non-blocking, in case the file has been replaced by a pipe since.
    return await regularOf(await fs.open(file, constants.O_RDONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Closes what it does not return: a file handle that is garbage-collected while open ends the
 * process.
 */
async function regularOf(handle: FileHandle): Promise<RegularFile | undefined> {
  let isGiven = false;
  try {
    const found = await handle.stat();
    isGiven = found.isFile();
    return isGiven ? { handle, size: found.size, mtimeMs: found.mtimeMs } : undefined;
  } finally {
    if (!isGiven) await handle.close();
  }
}

function limited<Read extends (...given: never[]) => Promise<unknown>>(read: Read): Read {
  const inTurn = (...given: never[]) =>
    slots.execute(async () => {
      const name = Symbol();
      reading.set(name, undefined);
      try {
        return await read(...given);
      } finally {
        reading.delete(name);
      }
    });
  // With the same parameters and result; the cast restores the overloads, which types cannot
  // express.
  return inTurn as Read;
}
