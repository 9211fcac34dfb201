import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { unfinishedName } from '../../platform/files/unfinished-files.ts';
import { type HandedInStore, NoRoom, ORPHAN_AGE, type ReceivedFile } from './handed-in-store.ts';

/** Bytes that must be free besides a file, so that leads can still be stored. */
const MIN_FREE = 200_000_000;
/** The id of a lead. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The folder of DATA_DIR with the documents that owners have handed in. */
export function handedInFolder(dataDir: string): string {
  return path.join(dataDir, 'handed-in');
}

/** The documents of a folder, by the ids of their leads: not those that are still arriving. */
export function documentsIn(dataDir: string): string[] {
  const dir = handedInFolder(dataDir);
  return existsSync(dir) ? readdirSync(dir).filter((name) => !name.includes('.')) : [];
}

/**
 * Documents that owners have handed in: one file for each lead, under its id, for the site's user
 * alone, in a folder that no handler of files serves.
 */
export class HandedInFiles implements HandedInStore {
  readonly #dir: string;
  readonly #freeBytes: (dir: string) => Promise<number>;

  /** @param freeBytes of the disk of a folder, for this user; the system's by default. */
  constructor(dataDir: string, freeBytes = freeBytesOf) {
    this.#dir = handedInFolder(dataDir);
    this.#freeBytes = freeBytes;
  }

  async receive(content: Readable): Promise<ReceivedFile> {
    await makeFolder(this.#dir, 0o700);
    if ((await this.#freeBytes(this.#dir)) < MIN_FREE) throw new NoRoom();
    const file = unfinishedName(path.join(this.#dir, 'document'));
    try {
      return { path: file, ...(await write(file, content)) };
    } catch (error) {
      await rm(file, { force: true });
      throw isDiskFull(error) ? new NoRoom() : error;
    }
  }

  async keep({ path: file }: Pick<ReceivedFile, 'path'>, lead: string): Promise<void> {
    await rename(file, this.#pathOf(lead));
  }

  async discard({ path: file }: Pick<ReceivedFile, 'path'>): Promise<void> {
    await rm(file, { force: true });
  }

  async open(lead: string): Promise<{ size: number; content: Readable } | undefined> {
    if (!ID.test(lead)) return undefined;
    try {
      const { size } = await stat(this.#pathOf(lead));
      return { size, content: createReadStream(this.#pathOf(lead)) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(lead: string): Promise<void> {
    await rm(this.#pathOf(lead), { force: true });
  }

  async removeOrphans(isStored: (lead: string) => Promise<boolean>, now: number): Promise<number> {
    let removed = 0;
    for (const name of await handedIn(this.#dir)) {
      const { mtimeMs } = await stat(path.join(this.#dir, name));
      if (now - mtimeMs < ORPHAN_AGE || (await isStored(name))) continue;
      await this.remove(name);
      removed++;
    }
    return removed;
  }

  async erase(leads: ReadonlySet<string>): Promise<number> {
    const erased = (await handedIn(this.#dir)).filter((name) => leads.has(name));
    for (const name of erased) await this.remove(name);
    return erased.length;
  }

  #pathOf(lead: string): string {
    return path.join(this.#dir, lead);
  }
}

/** The leads that have a file; none if there is no folder. */
async function handedIn(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).filter((name) => ID.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function write(file: string, content: Readable): Promise<Omit<ReceivedFile, 'path'>> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, hash: hash.digest('base64url') };
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
