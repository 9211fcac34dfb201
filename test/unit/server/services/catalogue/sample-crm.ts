import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CatalogueParts } from '../../../../../server/services/catalogue/catalogue.ts';
import { createCatalogue } from '../../../../../server/services/catalogue/live-catalogue.ts';
import type {
  CataloguePort,
  DroppedItem,
} from '../../../../../server/services/crm/catalogue-port.ts';
import { createLog, type Log } from '../../../../../server/platform/log.ts';
import type { Locale } from '../../../../../views/domain/locale.ts';
import type { Project } from '../../../../../views/domain/project/project.ts';
import type { Manager, Property } from '../../../../../views/domain/property/property.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';
import { CatalogueFile } from '../../../../../server/services/catalogue/files/catalogue-file.ts';

/** The session secret of a catalogue. */
const SECRET = 'a secret of more than thirty-two characters';
const MANAGER: Manager = { id: 1, name: 'Ine', function: { nl: 'Makelaar' } };

/** A CRM with answers set by a test; either answer can fail. */
export class SampleCrm implements CataloguePort {
  source = 'sample';
  isOfFiles = false;
  /** The CRM's version; '' for a CRM without one. */
  says = '';
  versionFails = false;
  homes: Property[] = [];
  newBuild: Project[] = [];
  people: Manager[] = [MANAGER];
  dropped: DroppedItem[] = [];
  homesFail = false;
  projectsFail = false;
  teamFails = false;
  asked = 0;
  /** Languages that the answers lack. */
  missing: Locale[] = [];

  missingLanguages() {
    return this.missing;
  }

  async version() {
    if (this.versionFails) throw new Error('no answer about the version');
    return this.says;
  }

  async properties() {
    this.asked += 1;
    if (this.homesFail) throw new Error('no answer about homes');
    return { items: structuredClone(this.homes), dropped: [...this.dropped] };
  }

  async projects() {
    if (this.projectsFail) throw new Error('no answer about projects');
    return { items: structuredClone(this.newBuild), dropped: [] };
  }

  async team() {
    if (this.teamFails) throw new Error('no answer about people');
    return structuredClone(this.people);
  }
}

/** A log whose lines a test can read. */
function readableLog(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

/** Homes with these ids, otherwise equal but for their date. */
export function homes(...ids: number[]): Property[] {
  return ids.map((id) => sampleProperty({ id }));
}

/** Homes with the ids 1 to `count`. */
export function manyHomes(count: number): Property[] {
  return homes(...Array.from({ length: count }, (_, index) => index + 1));
}

export const messages = (lines: readonly Record<string, unknown>[]) => lines.map(({ msg }) => msg);

/** Runs `use` with a temporary folder for the disk copy. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-data-'));
  try {
    return await use(path.join(dir, 'var'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

export function sampleCatalogue(
  crm: CataloguePort,
  dataDir: string,
  parts: Partial<CatalogueParts> = {},
) {
  const { log, lines } = readableLog();
  const catalogue = createCatalogue({
    crm,
    pictures: () => undefined,
    log,
    now: () => 1000,
    timers: new ManualTimers(),
    copies: new CatalogueFile(dataDir),
    secret: SECRET,
    ignoredLabels: () => [3, 4],
    gazetteer: [],
    ...parts,
  });
  return { catalogue, lines };
}
