import type { DataPort } from '../../views/data-port.ts';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import type { CrmPort } from '../crm/port.ts';
import type { Log } from '../log.ts';
import { type PictureSource, snapshotPort } from './data-port.ts';
import { readDiskCopy, writeDiskCopy } from './disk-copy.ts';
import { reportNews } from './refresh-report.ts';
import { buildSnapshot, type CatalogueData, type Snapshot } from './snapshot.ts';

export interface CatalogueParts {
  crm: CrmPort;
  pictures: PictureSource;
  log: Log;
  now: () => number;
  /** Folder of the copy that the site starts from when the CRM is silent. */
  dataDir: string;
  /** Labels that make a home sold (spec section 4), from the site's data. */
  ignoredLabels: readonly number[];
}

/** The agency's homes and people in memory (design.md, idea 7). */
export interface Catalogue {
  /** Changes whenever a home or a person does; '' until something is known. */
  readonly version: string;
  /** Something can be served: from the CRM, or from the copy on disk. */
  readonly ready: boolean;
  /** When the CRM last gave the homes now served, in milliseconds since 1970. */
  readonly asOf: number | undefined;
  /**
   * Asks the CRM anew and swaps in what it says, all at once. Never rejects: what fails is logged
   * and the last snapshot stays. Calls that overlap share one answer.
   */
  refresh(): Promise<void>;
  /** The data as pages in this language ask for it; it keeps to the snapshot of this moment. */
  port(locale: Locale): DataPort;
}

interface Held {
  snapshot: Snapshot;
  asOf: number | undefined;
  ports: Readonly<Record<Locale, DataPort>>;
}

/** An empty catalogue; it fills at the first `refresh()`. */
export function createCatalogue(parts: CatalogueParts): Catalogue {
  const hold = (data: CatalogueData, asOf: number | undefined): Held => {
    const snapshot = buildSnapshot(data, parts.ignoredLabels);
    const ports = LOCALES.map((locale) => [locale, snapshotPort(snapshot, parts.pictures, locale)]);
    return { snapshot, asOf, ports: Object.fromEntries(ports) as Held['ports'] };
  };
  let held = hold({ homes: [], team: [] }, undefined);
  let running: Promise<void> | undefined;

  async function refreshOnce(): Promise<void> {
    const fresh = await askCrm(parts);
    if (fresh) {
      const asOf = parts.now();
      const next = hold(fresh, asOf);
      // The same homes keep their snapshot and its version, so that no cached page is dropped.
      const changed = held.asOf === undefined || next.snapshot.version !== held.snapshot.version;
      held = changed ? next : { ...held, asOf };
      await keepOnDisk(parts, held.snapshot, asOf);
    } else if (held.asOf === undefined) {
      const copy = await takeFromDisk(parts);
      if (copy) held = hold(copy, copy.savedAt);
    }
  }

  return {
    get version() {
      return held.asOf === undefined ? '' : held.snapshot.version;
    },
    get ready() {
      return held.asOf !== undefined;
    },
    get asOf() {
      return held.asOf;
    },
    refresh() {
      running ??= refreshOnce().finally(() => {
        running = undefined;
      });
      return running;
    },
    port: (locale) => held.ports[locale],
  };
}

/** Homes and people together, or nothing: half an answer must not replace a whole one. */
async function askCrm({ crm, log, pictures }: CatalogueParts): Promise<CatalogueData | undefined> {
  try {
    const [{ items, dropped }, team] = await Promise.all([crm.properties(), crm.team()]);
    reportNews(log, { homes: items, team, dropped }, pictures);
    return { homes: items, team };
  } catch (error) {
    log.error({ err: error }, 'the CRM gave no homes; the last known ones stay');
    return undefined;
  }
}

async function keepOnDisk(parts: CatalogueParts, snapshot: Snapshot, savedAt: number) {
  try {
    await writeDiskCopy(parts.dataDir, { ...snapshot, savedAt });
  } catch (error) {
    parts.log.error({ err: error }, 'the catalogue could not be kept on disk');
  }
}

async function takeFromDisk({ dataDir, log }: CatalogueParts) {
  try {
    const copy = await readDiskCopy(dataDir);
    if (copy) log.warn({ homes: copy.homes.length }, 'serving the homes kept on disk');
    else log.error('no homes are known: the CRM is silent and none are kept on disk');
    return copy;
  } catch (error) {
    log.error({ err: error }, 'the homes kept on disk cannot be used');
    return undefined;
  }
}
