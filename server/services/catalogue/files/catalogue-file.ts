import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../../platform/files/make-folder.ts';
import { readIfExists } from '../../../platform/files/json-file.ts';
import { unfinishedName } from '../../../platform/files/unfinished-files.ts';
import type { CatalogueCopies } from '../catalogue-copies.ts';

/** Name of the file in the data folder. */
export const CATALOGUE_FILE = 'catalogue.json';

/** The copy of the catalogue as a file of a data folder. */
export class CatalogueFile implements CatalogueCopies {
  readonly #file: string;

  constructor(dataDir: string) {
    this.#file = path.join(dataDir, CATALOGUE_FILE);
  }

  read(): Promise<Buffer | undefined> {
    return readIfExists(this.#file);
  }

  /** Flushed before it is renamed. */
  async write(pieces: Iterable<string>): Promise<void> {
    await makeFolder(path.dirname(this.#file));
    const unfinished = unfinishedName(this.#file);
    try {
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(pieces);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, this.#file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}
