import type { DataPort } from '../../../views/data-port.ts';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { type Indexed, type PictureSource, snapshotPort } from './data-port.ts';
import { type CatalogueIndex, indexCatalogue } from './index/catalogue-index.ts';
import type { Gazetteer } from './index/gazetteer.ts';
import { NO_SEATS, OpenHouses, type Seats } from './open-houses.ts';
import { runSync, inSlices } from '../../platform/concurrency/in-slices.ts';
import { buildSnapshot, type CatalogueData, type Snapshot, snapshotSteps } from './snapshot.ts';

/** A snapshot with its index and its data ports, replaced as a whole. */
export interface CatalogueState extends Required<Indexed> {
  ports: Readonly<Record<Locale, DataPort>>;
}

interface Parts {
  pictures: PictureSource;
  prepare?: (data: CatalogueData) => Promise<void>;
  gazetteer: Gazetteer;
  ignoredLabels: () => readonly number[];
  /** Milliseconds since 1970. */
  now: () => number;
  seats?: Seats | undefined;
  /**
   * Whether even equal data replaces what is held: data of the disk copy would else be kept beside
   * those that the CRM's adapter holds.
   */
  replaces?: boolean;
}

/** The state before any data: it serves no page and therefore needs no gazetteer. */
export function emptyState(parts: Parts): CatalogueState {
  const snapshot = buildSnapshot({ homes: [], projects: [], team: [] }, parts.ignoredLabels());
  return withPorts(snapshot, runSync(indexSteps(snapshot, { ...parts, gazetteer: [] })), parts);
}

/**
 * Builds the state that replaces `held`, or returns `held` itself when nothing differs, so that
 * what is cached for it stays valid. Runs in slices; requests are served meanwhile.
 */
export async function nextState(
  held: CatalogueState,
  data: CatalogueData,
  parts: Parts,
): Promise<CatalogueState> {
  const labels = parts.ignoredLabels();
  const before = held.snapshot.ignoredLabels;
  if (data === held.snapshot && labels.join() === before.join()) return held;
  const shared = parts.replaces ? undefined : held.snapshot;
  const snapshot = await inSlices(snapshotSteps(data, labels, shared));
  if (!parts.replaces && snapshot.version === held.snapshot.version) return held;
  const index = await inSlices(indexSteps(snapshot, parts));
  await parts.prepare?.(snapshot);
  return withPorts(snapshot, index, parts);
}

function indexSteps({ homes, projects, ignoredLabels }: Snapshot, { gazetteer, now }: Parts) {
  return indexCatalogue({ homes, projects, ignoredLabels, gazetteer, now });
}

function withPorts(snapshot: Snapshot, index: CatalogueIndex, parts: Parts): CatalogueState {
  const { pictures, now, seats = NO_SEATS } = parts;
  const { homes, ignoredLabels } = snapshot;
  const openHouses = new OpenHouses(homes, { ignoredLabels, now, seats });
  const indexed = { snapshot, index, openHouses };
  const ports = LOCALES.map((locale) => [locale, snapshotPort(indexed, pictures, locale)]);
  return { ...indexed, ports: Object.fromEntries(ports) as CatalogueState['ports'] };
}
