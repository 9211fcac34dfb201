import type { DataPort } from '../../../views/data-port.ts';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { type Indexed, type PictureSource, snapshotPort } from './data-port.ts';
import { indexCatalogue } from './index/catalogue-index.ts';
import type { Gazetteer } from './index/gazetteer.ts';
import { NO_SEATS, OpenHouses, type Seats } from './open-houses.ts';
import { runSync, inSlices } from '../../platform/concurrency/in-slices.ts';
import {
  buildSnapshot,
  type CatalogueData,
  type GivenData,
  type Snapshot,
  snapshotSteps,
} from './snapshot.ts';

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
  const index = runSync(indexSteps(snapshot, { ...parts, gazetteer: [] }));
  return withPorts(
    { snapshot, index, openHouses: runSync(openHousesSteps(snapshot, parts)) },
    parts,
  );
}

/**
 * Builds the state that replaces `held`, or returns `held` itself when nothing differs, so that
 * what is cached for it stays valid. Runs in slices; requests are served meanwhile.
 */
export async function nextState(
  held: CatalogueState,
  data: GivenData,
  parts: Parts,
): Promise<CatalogueState> {
  const labels = parts.ignoredLabels();
  const before = held.snapshot.ignoredLabels;
  if (data === held.snapshot && labels.join() === before.join()) return held;
  const shared = parts.replaces ? undefined : held.snapshot;
  const snapshot = await inSlices(snapshotSteps(data, labels, shared));
  if (!parts.replaces && snapshot.version === held.snapshot.version) return held;
  const index = await inSlices(indexSteps(snapshot, parts));
  const openHouses = await inSlices(openHousesSteps(snapshot, parts));
  await parts.prepare?.(snapshot);
  return withPorts({ snapshot, index, openHouses }, parts);
}

function indexSteps({ homes, projects, ignoredLabels }: Snapshot, { gazetteer, now }: Parts) {
  return indexCatalogue({ homes, projects, ignoredLabels, gazetteer, now });
}

function openHousesSteps({ homes, ignoredLabels }: Snapshot, { now, seats = NO_SEATS }: Parts) {
  return OpenHouses.inSteps(homes, { ignoredLabels, now, seats });
}

function withPorts(indexed: Required<Indexed>, { pictures }: Parts): CatalogueState {
  const ports = LOCALES.map((locale) => [locale, snapshotPort(indexed, pictures, locale)]);
  return { ...indexed, ports: Object.fromEntries(ports) as CatalogueState['ports'] };
}
