import type { DataPort } from '../../views/data-port.ts';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import { type Indexed, type PictureSource, snapshotPort } from './data-port.ts';
import { indexCatalogue } from './index/catalogue-index.ts';
import type { Gazetteer } from './index/gazetteer.ts';
import { atOnce, inSlices } from '../concurrency/in-slices.ts';
import { buildSnapshot, type CatalogueData, type Snapshot, snapshotSteps } from './snapshot.ts';

/** A snapshot with its index and its ports, swapped as one. */
export interface CatalogueState extends Indexed {
  ports: Readonly<Record<Locale, DataPort>>;
}

interface Parts {
  pictures: PictureSource;
  prepare?: (data: CatalogueData) => Promise<void>;
  gazetteer: Gazetteer;
  ignoredLabels: () => readonly number[];
}

/** What is held before anything is known: no page is served from it, so that it knows no places. */
export function emptyState(parts: Parts): CatalogueState {
  const snapshot = buildSnapshot({ homes: [], projects: [], team: [] }, parts.ignoredLabels());
  return withPorts(
    { snapshot, index: atOnce(indexSteps(snapshot, { ...parts, gazetteer: [] })) },
    parts,
  );
}

/**
 * Makes what takes the place of `held`, or gives back `held` itself when nothing differs, so that
 * nothing made of it is dropped. Everything else goes on while this is made.
 */
export async function nextState(
  held: CatalogueState,
  data: CatalogueData,
  parts: Parts,
): Promise<CatalogueState> {
  const labels = parts.ignoredLabels();
  const before = held.snapshot.ignoredLabels;
  if (data === held.snapshot && labels.join() === before.join()) return held;
  const snapshot = await inSlices(snapshotSteps(data, labels));
  if (snapshot.version === held.snapshot.version) return held;
  const index = await inSlices(indexSteps(snapshot, parts));
  await parts.prepare?.(snapshot);
  return withPorts({ snapshot, index }, parts);
}

function indexSteps({ homes, projects, ignoredLabels }: Snapshot, { gazetteer }: Parts) {
  return indexCatalogue({ homes, projects, ignoredLabels, gazetteer });
}

function withPorts(indexed: Indexed, { pictures }: Parts): CatalogueState {
  const ports = LOCALES.map((locale) => [locale, snapshotPort(indexed, pictures, locale)]);
  return { ...indexed, ports: Object.fromEntries(ports) as CatalogueState['ports'] };
}
