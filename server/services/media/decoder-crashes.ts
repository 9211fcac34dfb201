import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../platform/files/make-folder.ts';

/** Milliseconds for which a picture is not tried again; decoders get fixed. */
const REMEMBERED = 7 * 24 * 3600_000;

/**
 * Pictures that ended the process that decoded them, by their base; remembered on disk, so that a
 * restart does not begin with them.
 */
export class DecoderCrashes {
  readonly #dir: string;
  readonly #now: () => number;
  #known: Promise<Map<string, number>> | undefined;

  /** @param now milliseconds since 1970. */
  constructor(dir: string, now: () => number) {
    this.#dir = dir;
    this.#now = now;
  }

  async has(base: string): Promise<boolean> {
    const since = (await this.#all()).get(base);
    return since !== undefined && this.#now() - since < REMEMBERED;
  }

  /**
   * Remembers a picture; @throws when the disk does not take it, though it is known until the end.
   */
  async add(base: string): Promise<void> {
    (await this.#all()).set(base, this.#now());
    await makeFolder(this.#dir);
    await writeFile(path.join(this.#dir, base), '');
  }

  #all(): Promise<Map<string, number>> {
    this.#known ??= this.#read();
    return this.#known;
  }

  async #read(): Promise<Map<string, number>> {
    const known = new Map<string, number>();
    const names = await readdir(this.#dir).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#dir, name);
      const { mtimeMs } = await stat(file);
      if (this.#now() - mtimeMs < REMEMBERED) known.set(name, mtimeMs);
      else await rm(file, { force: true });
    }
    return known;
  }
}
