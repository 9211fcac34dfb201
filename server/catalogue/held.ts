import type { DataPort } from '../../views/data-port.ts';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import { type PictureSource, snapshotPort } from './data-port.ts';
import { buildSnapshot, type CatalogueData, type Snapshot } from './snapshot.ts';

/** A snapshot with its ports, swapped as one. */
export interface Held {
  snapshot: Snapshot;
  ports: Readonly<Record<Locale, DataPort>>;
}

export function hold(
  data: CatalogueData,
  { pictures, ignoredLabels }: { pictures: PictureSource; ignoredLabels: () => readonly number[] },
): Held {
  const snapshot = buildSnapshot(data, ignoredLabels());
  const ports = LOCALES.map((locale) => [locale, snapshotPort(snapshot, pictures, locale)]);
  return { snapshot, ports: Object.fromEntries(ports) as Held['ports'] };
}
