import type { CataloguePort } from '../crm/catalogue-port.ts';
import type { Log } from '../log.ts';
import { type CopyHead, type DiskCopy, readDiskCopy, writeDiskCopy } from './disk-copy.ts';
import type { Snapshot } from './snapshot.ts';

interface Parts {
  crm: CataloguePort;
  log: Log;
  dataDir: string;
  release?: string | undefined;
}

/** What the copy says besides the content of its snapshot. */
type Told = Pick<CopyHead, 'savedAt' | 'broken' | 'crmVersion'>;

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
    const { log, dataDir, crm, release } = this.#parts;
    try {
      const copy = await readDiskCopy(dataDir, { source: crm.source, release });
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

  /** Notes that a snapshot is on disk already, so that it is not written again. */
  holds(snapshot: Snapshot, told: Told): void {
    this.#kept = stateOf(snapshot, told);
  }

  /** Writes a snapshot unless the disk already has it. */
  async keep(snapshot: Snapshot, told: Told): Promise<void> {
    const state = stateOf(snapshot, told);
    if (state === this.#kept) return;
    const { log, dataDir, crm, release } = this.#parts;
    const { homes, projects, team } = snapshot;
    try {
      const head = { source: crm.source, release, ...told };
      await writeDiskCopy(dataDir, { ...head, homes, projects, team });
      this.#kept = state;
      this.#failed = false;
    } catch (error) {
      this.#failed = true;
      log.error({ err: error }, 'the catalogue could not be kept on disk');
    }
  }
}

function stateOf({ version }: Snapshot, { broken, crmVersion }: Told): string {
  return `${version} ${broken} ${crmVersion}`;
}
