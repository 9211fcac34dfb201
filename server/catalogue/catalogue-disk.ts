import type { CataloguePort } from '../crm/catalogue-port.ts';
import type { Log } from '../log.ts';
import { type DiskCopy, readDiskCopy, writeDiskCopy } from './disk-copy.ts';
import type { Snapshot } from './snapshot.ts';

interface Parts {
  crm: CataloguePort;
  log: Log;
  dataDir: string;
}

/** The catalogue's disk copy. Disk errors are logged; they never stop the site. */
export class CatalogueDisk {
  readonly #parts: Parts;
  #wasRead = false;
  #kept: string | undefined;
  #failed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get wasRead(): boolean {
    return this.#wasRead;
  }

  concerns(): string[] {
    return this.#failed ? ['the catalogue cannot be kept on disk'] : [];
  }

  /** The copy that the previous run wrote; undefined when there is none or it cannot be used. */
  async read(): Promise<DiskCopy | undefined> {
    this.#wasRead = true;
    const { log, dataDir, crm } = this.#parts;
    try {
      const copy = await readDiskCopy(dataDir, crm.source);
      if (!copy) return undefined;
      const { homes, dropped, savedAt } = copy;
      const said = { homes: homes.length, dropped: dropped.length };
      log.info({ ...said, savedAt: new Date(savedAt).toISOString() }, 'homes were kept on disk');
      return copy;
    } catch (error) {
      log.error({ err: error }, 'the homes kept on disk cannot be used');
      return undefined;
    }
  }

  /** Writes a snapshot unless the disk already has it. */
  async keep(snapshot: Snapshot, savedAt: number, broken: number): Promise<void> {
    const state = `${snapshot.version} ${broken}`;
    if (state === this.#kept) return;
    const { log, dataDir, crm } = this.#parts;
    const { homes, projects, team } = snapshot;
    try {
      const head = { source: crm.source, savedAt, broken };
      await writeDiskCopy(dataDir, { ...head, homes, projects, team });
      this.#kept = state;
      this.#failed = false;
    } catch (error) {
      this.#failed = true;
      log.error({ err: error }, 'the catalogue could not be kept on disk');
    }
  }
}
