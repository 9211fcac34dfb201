import { copyFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';
import { inParallel } from '../concurrency/in-parallel.ts';
import { filesBelow } from './files-below.ts';
import { unfinishedName } from './unfinished-files.ts';

/**
 * Milliseconds for which a file is kept after a release last marked it as in use: a week, and the
 * day between two marks.
 */
const MAX_FILE_AGE = 8 * 24 * 60 * 60_000;
/** Bytes of all kept files; beyond them the oldest go first. A release has about 1.6 MB. */
const MAX_BYTES = 200 * 1024 * 1024;
/** Files written at a time. */
const MAX_CONCURRENT = 16;

/**
 * A path, with forward slashes, whose name has the hash of the content: `js/boot.74be8bdc50.js`,
 * `site/0f3a….css`. No part of it is empty or `..`.
 */
const HASHED = /^(?:[\w-]+\/)*(?:[\w-]+\.)*[\da-f]{8,64}\.[a-z\d]+$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** Whether a path is one of a file whose name changes with its content. */
export function isHashed(file: string): boolean {
  return HASHED.test(file);
}

/** A folder with the hashed files of this release and of those before it. */
export interface RetainedFolder {
  dir: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Files of the folder that are left as they are, not even marked. */
  left?: ReadonlySet<string>;
}

/**
 * Adds the hashed files of a folder, and their compressed copies, or marks them as still in use.
 * Servers that share the folder may do so at the same time.
 */
export async function retainFolder(
  from: string,
  { dir, now, left = new Set() }: RetainedFolder,
): Promise<void> {
  const files = (await filesBelow(from)).filter(
    (file) => isHashed(file.replace(COMPRESSED, '')) && !left.has(file),
  );
  await inParallel(files, MAX_CONCURRENT, (file) =>
    writeOrTouch(path.join(dir, file), now(), (target) => copyFile(path.join(from, file), target)),
  );
}

/** The same for files in memory. */
export async function retainFiles(
  files: readonly { name: string; bytes: Buffer }[],
  { dir, now, left = new Set() }: RetainedFolder,
): Promise<void> {
  const hashed = files.filter(({ name }) => isHashed(name) && !left.has(name));
  await inParallel(hashed, MAX_CONCURRENT, ({ name, bytes }) =>
    writeOrTouch(path.join(dir, name), now(), (target) => writeFile(target, bytes)),
  );
}

/** Removes what no release had for a week, and the oldest of what is too much. */
export async function removeOutdated({ dir, now }: RetainedFolder): Promise<void> {
  const files: { file: string; mtimeMs: number; size: number }[] = [];
  await inParallel(await filesBelow(dir), MAX_CONCURRENT, async (name) => {
    const file = path.join(dir, name);
    // Another server may have removed it.
    const found = await stat(file, { throwIfNoEntry: false });
    if (found) files.push({ file, mtimeMs: found.mtimeMs, size: found.size });
  });
  let room = MAX_BYTES;
  for (const { file, mtimeMs, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    room -= size;
    if (room < 0 || mtimeMs < now() - MAX_FILE_AGE) await rm(file, { force: true });
  }
}

/** A file's time is that of the last day on which a release had it. */
async function writeOrTouch(
  file: string,
  now: number,
  write: (target: string) => Promise<void>,
): Promise<void> {
  try {
    await utimes(file, now / 1000, now / 1000);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await makeFolder(path.dirname(file), 0o700);
    const unfinished = unfinishedName(file);
    await write(unfinished);
    await utimes(unfinished, now / 1000, now / 1000);
    await rename(unfinished, file);
  }
}
