import { constants } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';

/**
 * Reads of the agency's folder at a time. A read that a network disk does not answer holds one of
 * libuv's four threads until it does; the others are for the rest of the site.
 */
const AT_A_TIME = 2;
/** Milliseconds after which a read is taken for one that does not end. */
const PATIENCE = 60_000;

const slots = new ConcurrencyLimit(AT_A_TIME, Infinity);
/**
 * The reads that are under way, with when they were first looked at, in milliseconds since 1970.
 */
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
 * Why nothing new of the agency's folder can be read; empty when it can. A read counts from the
 * first look at it.
 * @param now milliseconds since 1970.
 */
export function hungReads(now: number): string[] {
  let isHung = false;
  for (const [read, seen = now] of reading) {
    reading.set(read, seen);
    isHung ||= now - seen > PATIENCE;
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

/** A file that is open. */
export interface RegularFile {
  handle: FileHandle;
  size: number;
  /** Milliseconds since 1970. */
  mtimeMs: number;
}

/** Errors of a name that no file has. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO'];

/**
 * Undefined when there is none, or when it is no regular file: opening a pipe waits for its writer.
 */
async function openRegularFile(file: string): Promise<RegularFile | undefined> {
  try {
    if (!(await fs.stat(file)).isFile()) return undefined;
    // What has become a pipe since is opened without waiting.
    return await regularOf(await fs.open(file, constants.O_RDONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Closes what it does not give: a handle that is left to be collected ends the process. */
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
    slots.run(async () => {
      const name = Symbol();
      reading.set(name, undefined);
      try {
        return await read(...given);
      } finally {
        reading.delete(name);
      }
    });
  // Of the same parameters and result, with the overloads that types cannot carry over.
  return inTurn as Read;
}
