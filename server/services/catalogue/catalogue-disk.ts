import type { CataloguePort, ItemsById } from '../crm/catalogue-port.ts';
import type { Log } from '../../platform/log.ts';
import type { CatalogueCopies } from './catalogue-copies.ts';
import { type CopyHead, type DiskCopy, readDiskCopy, writeDiskCopy } from './disk-copy.ts';
import type { Snapshot } from './snapshot.ts';

interface Parts {
  crm: CataloguePort;
  log: Log;
  copies: CatalogueCopies;
  release?: string | undefined;
}

/** Metadata of the copy besides its snapshot. */
type CopyState = Pick<
  CopyHead,
  'savedAt' | 'broken' | 'crmVersion' | 'missingSince' | 'hidden' | 'sealedStreets'
>;

/** The catalogue's disk copy. Disk errors are logged; they never stop the site. */
export class CatalogueDisk {
  readonly #parts: Parts;
  #saved: string | undefined;
  #failed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  concerns(): string[] {
    return this.#failed ? ['the catalogue cannot be written to disk'] : [];
  }

  /**
   * The copy that the previous run wrote; undefined when there is none or it cannot be used.
   * @param held the items that are served.
   */
  async read(held: ItemsById): Promise<DiskCopy | undefined> {
    const { log, copies, crm, release } = this.#parts;
    try {
      // What another server asks for is served from wherever it has it: paths of machines differ.
      const isOfOther = copies.election !== undefined && !copies.election.isElected;
      const source = isOfOther ? undefined : crm.source;
      const copy = await readDiskCopy(copies, { source, release, held });
      if (!copy) return undefined;
      const { homes, dropped, savedAt } = copy;
      const said = { homes: homes.length, dropped: dropped.length };
      log.info(
        { ...said, savedAt: new Date(savedAt).toISOString() },
        'homes read from the disk copy',
      );
      return copy;
    } catch (error) {
      log.error({ err: error }, 'the disk copy of the homes cannot be used');
      return undefined;
    }
  }

  /** Notes that a snapshot is on disk already, so that it is not written again. */
  markSaved(snapshot: Snapshot, about: CopyState): void {
    this.#saved = stateOf(snapshot, about);
  }

  /** Another server writes the copy from now on. */
  handOver(): void {
    this.#saved = undefined;
    this.#failed = false;
  }

  /** Tells the servers that share the copy that the CRM has confirmed it. */
  async confirm(): Promise<void> {
    const { log, copies } = this.#parts;
    if (this.#failed) return;
    try {
      await copies.election?.confirm();
    } catch (error) {
      log.error({ err: error }, 'other servers could not be told that the homes are current');
    }
  }

  /** Writes a snapshot unless the disk already has it. */
  async save(snapshot: Snapshot, about: CopyState): Promise<void> {
    const state = stateOf(snapshot, about);
    if (state === this.#saved) return;
    const { log, copies, crm, release } = this.#parts;
    const { homes, projects, team, version, ignoredLabels } = snapshot;
    try {
      const hashed = { version, ignoredLabels: [...ignoredLabels] };
      const head = { source: crm.source, release, hashed, ...about };
      await writeDiskCopy(copies, { ...head, homes, projects, team });
      this.#saved = state;
      this.#failed = false;
    } catch (error) {
      this.#failed = true;
      log.error({ err: error }, 'the catalogue could not be written to disk');
    }
  }
}

function stateOf({ version }: Snapshot, about: CopyState): string {
  const { broken, crmVersion, missingSince, hidden, sealedStreets } = about;
  const others = JSON.stringify([missingSince, hidden, sealedStreets]);
  return `${version} ${broken} ${crmVersion} ${others}`;
}
